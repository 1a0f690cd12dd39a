import { useEffect, useRef } from "react"
import { useSelector } from "react-redux"
import type { Build } from "#contract/publishing.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { useToaster } from "#dashboard/shell/toasts/toaster.tsx"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { selectAwaited } from "./awaited-slice.ts"
import { sentenceOfProblem, wordsOfWarning } from "./panel/build-problem.tsx"
import { statusApi } from "./status/status-api.ts"
import { heldBackBy } from "./status/status-view.ts"

const words = appWords.publishing.news

type FailureNewsProps = {
  /** The name of the account. */
  readonly user: string
  /** They may open the list of builds. */
  readonly isAdmin: boolean
}

/** Tells a user with a toast of each build that failed with their changes, or that left one of their items as it was. */
export function FailureNews({ user, isAdmin }: FailureNewsProps): null {
  const toaster = useToaster()
  const awaited = useSelector(selectAwaited)
  const status = statusApi.endpoints.getStatus.useQueryState(undefined).data
  const told = useRef<number | null>(null)
  useEffect(() => {
    if (status === undefined) return
    const build = status?.builds[0]
    // What was there at first is no news.
    const isNews = told.current !== null && build !== undefined && build.id > told.current
    told.current = build?.id ?? 0
    if (!isNews) return
    const link = isAdmin ? why : undefined
    if (build.state === "failed" && build.by.includes(user)) void toaster.show("failed", newsOf(build), link)
    for (const item of build.state === "live" ? awaited : []) {
      const heldBack = heldBackBy(status, item)
      if (heldBack !== null) void toaster.show("failed", words.failed(item.title, wordsOfWarning(heldBack).what), link)
    }
  }, [awaited, isAdmin, status, toaster, user])
  return null
}

const why = { label: words.why, to: screenPath({ kind: "list", of: "publishing" }) }

function newsOf({ problem, changes }: Build): string {
  const title = problem?.item?.title ?? changes[0]?.title ?? null
  return words.failed(title, problem === null ? appWords.publishing.problems.unknown : sentenceOfProblem(problem))
}
