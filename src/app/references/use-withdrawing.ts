import { useState } from "react"
import { problemIn } from "#lib/api.ts"
import type { Problem } from "#lib/session/problem.ts"
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
}

/** Withdraws an item, then stores the redirect: the back end refuses one from the address of a published item. */
export function useWithdrawing({ former, withdraw, onDone }: Options) {
  const [state, setState] = useState<State>({ isBusy: false, isDone: false, problem: null })
  const [createRedirect] = useCreateRedirectMutation()

  const redirect = async (to: string): Promise<Problem | null> => {
    if (former === null) return null
    const { error } = await createRedirect({ from: former, to })
    return error === undefined ? null : problemIn(error)
  }

  /** `uri` is where the former address shall lead; null for nowhere. */
  const run = async (uri: string | null) => {
    if (state.isBusy) return
    setState({ ...state, isBusy: true, problem: null })
    const refusal = state.isDone ? null : await withdraw()
    const isDone = refusal === null
    const problem = refusal ?? (uri === null ? null : await redirect(uri))
    setState({ isBusy: false, isDone, problem })
    if (problem === null) onDone()
  }
  return { state, run }
}
