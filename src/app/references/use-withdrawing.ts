import { useState } from "react"
import type { Problem } from "#lib/session/problem.ts"
import { redirectTarget } from "./redirect-target.ts"
import { useCreateRedirectMutation } from "./redirects-api.ts"

type Options = {
  /** The address that goes away; null where the public has none. */
  readonly former: string | null
  readonly withdraw: () => Promise<Problem | null>
  readonly onDone: () => void
}

type State = {
  readonly isBusy: boolean
  /** The item is withdrawn; only the redirect may be missing. */
  readonly isDone: boolean
  readonly problem: Problem | null
  readonly targetError: string | null
}

const unexpected: Problem = { kind: "broken", message: null, status: 200 }

/** Withdraws an item, then stores the redirect: the back end refuses one from the address of a published item. */
export function useWithdrawing({ former, withdraw, onDone }: Options) {
  const [state, setState] = useState<State>({ isBusy: false, isDone: false, problem: null, targetError: null })
  const [createRedirect] = useCreateRedirectMutation()

  const redirect = async (to: string): Promise<Problem | null> => {
    if (former === null) return null
    const { error } = await createRedirect({ from: former, to })
    if (error === undefined) return null
    return "kind" in error ? error : unexpected
  }

  const run = async (typed: string) => {
    if (state.isBusy) return
    const { uri, error } = redirectTarget(typed, former ?? "")
    if (error !== null) {
      setState({ ...state, targetError: error })
      return
    }
    setState({ ...state, isBusy: true, problem: null, targetError: null })
    const refusal = state.isDone ? null : await withdraw()
    const isDone = refusal === null
    const problem = refusal ?? (uri === null ? null : await redirect(uri))
    setState({ isBusy: false, isDone, problem, targetError: null })
    if (problem === null) onDone()
  }
  return { state, run }
}
