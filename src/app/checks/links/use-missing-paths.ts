import { useEffect, useState } from "react"
import { useAppDispatch } from "#app/session/hooks.ts"
import { addressStateApi, type AddressState } from "./address-state-api.ts"

type Answers = Readonly<Record<string, AddressState | "failed">>

export type MissingPaths = {
  readonly missing: ReadonlySet<string>
  /** How many the back end has not told yet. */
  readonly waiting: number
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Asks the back end which addresses of this site nothing has, one after the other. */
export function useMissingPaths(paths: readonly string[]): MissingPaths {
  const dispatch = useAppDispatch()
  const [answers, setAnswers] = useState<Answers>({})
  const [attempt, setAttempt] = useState(0)
  const asked = paths.join("\n")
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      for (const path of asked === "" ? [] : asked.split("\n")) {
        const { data } = await dispatch(addressStateApi.endpoints.getAddressState.initiate({ path }, { subscribe: false }))
        if (leaving.signal.aborted) return
        setAnswers((before) => ({ ...before, [path]: data ?? "failed" }))
      }
    }
    void ask()
    return () => leaving.abort()
  }, [dispatch, asked, attempt])
  const retry = () => {
    setAnswers({})
    setAttempt((before) => before + 1)
  }
  return {
    missing: new Set(paths.filter((path) => answers[path] === "missing")),
    waiting: paths.filter((path) => answers[path] === undefined).length,
    hasFailed: paths.some((path) => answers[path] === "failed"),
    retry,
  }
}
