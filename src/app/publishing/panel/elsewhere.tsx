import { kinds, resourceTypes } from "#contract/content.ts"
import type { BuildStamp } from "#contract/publishing.ts"
import { outcomeOf } from "#lib/api.ts"
import { wordsOfKind } from "#app/strings/lists.ts"
import { publishing, publishingPanel } from "#app/strings/publishing.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Failed } from "#ui/failed.tsx"
import { Waiting } from "#ui/waiting.tsx"
import { useGetBuildStampQuery } from "../item/stamps-api.ts"
import * as styles from "./now-panel.module.css"
import { NowPart } from "./now-panel.tsx"
import { whenOf } from "./words.ts"

const words = publishingPanel.elsewhere

/** Takes the place of the panel if the back end has no publishing: only the site itself says something. */
export function Elsewhere() {
  const query = useGetBuildStampQuery(undefined, { refetchOnMountOrArgChange: true })
  const outcome = outcomeOf(query)
  if (outcome === null) return <Waiting label={publishingPanel.loading} />
  if (!outcome.ok) return <Failed title={words.title} text={words.failed} onRetry={() => void query.refetch()} />
  const stamp = outcome.value
  return (
    <section className={styles.panel} aria-labelledby="publishing-now">
      <NowPart title={words.title} text={`${stamp === null ? words.unknown : builtSentence(stamp)} ${words.text}`}>
        <ButtonLink tone="ghost" size="small" to="/">
          {publishingPanel.viewSite}
        </ButtonLink>
      </NowPart>
    </section>
  )
}

function builtSentence({ built, seconds, counts }: BuildStamp): string {
  const shown = resourceTypes.flatMap((type) => {
    const count = counts[type]
    return count === undefined ? [] : [wordsOfKind(kinds[type].label, kinds[type].plural).count(count)]
  })
  const sentence = words.built(whenOf(built), publishing.duration(seconds))
  return shown.length === 0 ? sentence : `${sentence} ${words.shows(shown.join(", "))}`
}
