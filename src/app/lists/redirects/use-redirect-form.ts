import { useState } from "react"
import { useAppDispatch } from "#app/session/hooks.ts"
import { redirectTarget } from "#app/references/redirect-target.ts"
import { redirectsApi } from "#app/references/redirects-api.ts"
import { addressOf } from "#app/rich-text/links/address.ts"
import { wordsOf, type Problem } from "#lib/session/problem.ts"
import { redirects } from "#app/strings/redirects.ts"
import { redirectListApi } from "./redirect-list-api.ts"
import { targetOf, type RedirectRow } from "./redirect-row.ts"

const words = redirects.form

export type Typed = { readonly from: string; readonly target: string }
/** A sentence for each faulty field, and one for what concerns none. */
type Faults = { readonly [field in keyof Typed]?: string } & { readonly other?: string }

/** The form of one redirect, of a new one if there is no row. */
export function useRedirectForm(row: RedirectRow | null, onSaved: (typed: Typed) => void) {
  const dispatch = useAppDispatch()
  const [typed, setTyped] = useState<Typed>({ from: row?.title ?? "", target: row === null ? "" : targetOf(row) })
  const [faults, setFaults] = useState<Faults>({})
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    const { from, to, found } = checked(typed, row)
    setFaults(found)
    if (isBusy || from === null || to === null) return
    setIsBusy(true)
    const { createRedirect } = redirectsApi.endpoints
    const { changeRedirect } = redirectListApi.endpoints
    const quietly = { track: false } as const
    const { data, error } =
      row === null
        ? await dispatch(createRedirect.initiate({ from, to }, quietly))
        : await dispatch(changeRedirect.initiate({ row, from, to }, quietly))
    setIsBusy(false)
    if (error !== undefined) setFaults("kind" in error ? faultsOf(error) : { other: wordsOf(unexpected) })
    else if (data === "changed") setFaults({ other: redirects.changedMeanwhile })
    else onSaved({ from, target: typed.target.trim() })
  }
  return { typed, faults, isBusy, type: (change: Partial<Typed>) => setTyped({ ...typed, ...change }), save: () => void save() }
}

const unexpected: Problem = { kind: "broken", message: null, status: 0 }

type Checked = { readonly from: string | null; readonly to: string | null; readonly found: Faults }

/** What the back end shall store, or what is wrong with the typed text. */
function checked(typed: Typed, row: RedirectRow | null): Checked {
  const from = addressOf(typed.from)
  const isPath = from?.startsWith("/") === true
  const isSameTarget = row !== null && typed.target.trim() === targetOf(row)
  const { uri, error } = isSameTarget ? { uri: row.uri, error: null } : redirectTarget(typed.target, [])
  const fromFault = typed.from.trim() === "" ? words.fromMissing : isPath ? undefined : words.fromWrong
  const targetFault = error ?? (uri === null ? words.targetMissing : undefined)
  return {
    from: isPath ? from : null,
    to: uri,
    found: { ...(fromFault !== undefined && { from: fromFault }), ...(targetFault !== undefined && { target: targetFault }) },
  }
}

/** The server's words, each at its field. */
function faultsOf(problem: Problem): Faults {
  if (problem.kind !== "invalid") return { other: wordsOf(problem) }
  const { redirect_source: from, redirect_redirect: target } = problem.fields
  if (from === undefined && target === undefined) return { other: wordsOf(problem) }
  return { ...(from !== undefined && { from }), ...(target !== undefined && { target }) }
}
