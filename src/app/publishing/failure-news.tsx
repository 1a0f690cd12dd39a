import { useEffect, useRef } from "react"
import type { Build } from "#contract/publishing.ts"
import { appWords } from "#app/strings/words.ts"
import { useToaster } from "#app/toasts/toaster.tsx"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { sentenceOfProblem } from "./panel/build-problem.tsx"
import { statusApi } from "./status/status-api.ts"

const words = appWords.publishing.news

/** Tells a user with a toast of each build that failed with their changes. */
export function FailureNews({ user }: { readonly user: string }): null {
  const toaster = useToaster()
  const last = statusApi.endpoints.getStatus.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ build: data?.builds[0], isKnown: data !== undefined }),
  })
  const { build, isKnown } = last
  const told = useRef<number | null>(null)
  useEffect(() => {
    if (!isKnown) return
    // What was there at first is no news.
    const isNews = told.current !== null && build !== undefined && build.id > told.current
    told.current = build?.id ?? 0
    if (isNews && build.state === "failed" && build.by.includes(user)) void toaster.show("failed", newsOf(build), why)
  }, [build, isKnown, toaster, user])
  return null
}

const why = { label: words.why, to: screenPath({ kind: "list", of: "publishing" }) }

function newsOf({ problem, changes }: Build): string {
  const title = problem?.item?.title ?? changes[0]?.title ?? null
  return words.failed(title, problem === null ? appWords.publishing.problems.unknown : sentenceOfProblem(problem))
}
