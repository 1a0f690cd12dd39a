import type { PublishingStatus } from "#contract/publishing.ts"
import { publishingPanel } from "#app/strings/publishing.ts"
import { progressOf, situationOf } from "#app/publishing/status/status-view.ts"
import { useNow } from "#app/publishing/status/use-now.ts"

const words = publishingPanel.announce

/** Says the start, the middle and the end of a build to screen readers. The percentage itself would be read out every second. */
export function Announcer({ status }: { readonly status: PublishingStatus }) {
  const { kind } = situationOf(status)
  const now = useNow(kind === "building")
  return (
    <p className="visually-hidden" role="status">
      {sentenceOf(status, now)}
    </p>
  )
}

function sentenceOf(status: PublishingStatus, now: number): string {
  const situation = situationOf(status)
  switch (situation.kind) {
    case "building":
      return progressOf(situation.build, status.usualSeconds, now).percent >= 50 ? words.half : words.started
    case "live":
    case "failed":
    case "cancelled":
      return words[situation.kind]
    case "waiting":
    case "none":
      return ""
  }
}
