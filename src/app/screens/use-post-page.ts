import { useEffect, useState } from "react"
import type { Outcome } from "#lib/problem.ts"
import type { SessionApp } from "#lib/session.tsx"
import { readPostPage, type PostPage } from "./post-page.ts"

type Asked = { readonly page: number; readonly withDrafts: boolean }

/** A page of the publications: null while it is on its way. `retry` asks again. */
export function usePostPage({ http, problemOf }: SessionApp, { page, withDrafts }: Asked) {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ readonly to: string; readonly outcome: Outcome<PostPage> }>()
  const question = `${attempt} ${page} ${String(withDrafts)}`

  useEffect(() => {
    const { signal, abort } = makeAbort()
    void readPostPage({ http, problemOf }, { page, withDrafts, signal }).then((outcome) => {
      if (!signal.aborted) setAnswer({ to: question, outcome })
    })
    return abort
  }, [http, problemOf, page, withDrafts, question])

  const retry = () => {
    setAttempt(attempt + 1)
  }
  return { outcome: answer?.to === question ? answer.outcome : null, retry }
}

function makeAbort(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController()
  return {
    signal: controller.signal,
    abort: () => {
      controller.abort()
    },
  }
}
