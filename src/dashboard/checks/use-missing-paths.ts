import { useEffect, useState } from "react"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { quietTranslation } from "#dashboard/session/requests/quiet-translation.ts"
import { api } from "#lib/api.ts"

/** "there" includes pages that this user may not see. */
type AddressState = "there" | "missing"

const addressStateApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAddressState: build.query<AddressState, { readonly path: string }>({
      queryFn: async ({ path }, _, __, ask) => {
        const { data, error } = await ask(quietTranslation(path))
        if (error === undefined) return { data: data === null ? "missing" : "there" }
        return error.kind === "forbidden" ? { data: "there" } : { error }
      },
      // In seconds. The checks run again after each change.
      keepUnusedDataFor: 120,
    }),
  }),
})

type Answers = Readonly<Record<string, AddressState | "failed">>

export type MissingPaths = {
  readonly missing: ReadonlySet<string>
  /** The number of addresses for which the back end has not answered yet. */
  readonly waiting: number
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Asks the back end, one address after the other, which of these addresses of the site do not exist. */
export function useMissingPaths(paths: readonly string[]): MissingPaths {
  const dispatch = useAppDispatch()
  const [answers, setAnswers] = useState<Answers>({})
  const [attempt, setAttempt] = useState(0)
  const pathList = paths.join("\n")
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      for (const path of pathList === "" ? [] : pathList.split("\n")) {
        const { data } = await dispatch(addressStateApi.endpoints.getAddressState.initiate({ path }, { subscribe: false }))
        if (leaving.signal.aborted) return
        setAnswers((before) => ({ ...before, [path]: data ?? "failed" }))
      }
    }
    void ask()
    return () => leaving.abort()
  }, [dispatch, pathList, attempt])
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
