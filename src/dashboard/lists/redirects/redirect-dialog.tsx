import { useEffect, useId, useState, type FormEvent } from "react"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { redirectTarget } from "#dashboard/references/redirect-field.tsx"
import { redirectsApi } from "#dashboard/references/redirects-api.ts"
import { siteAddress } from "#dashboard/rich-text/links/address.ts"
import { AddressField } from "#dashboard/rich-text/links/address-field.tsx"
import { problemIn } from "#lib/api.ts"
import { wordsOf, type Problem } from "#lib/session/problem.ts"
import { Button } from "#ui/button.tsx"
import { closeDialog, Dialog } from "#ui/dialog.tsx"
import { TextField } from "#ui/field.tsx"
import { Notice } from "#ui/notice.tsx"
import { redirectListApi, targetOf, type RedirectRow } from "./redirect-list-api.ts"
import { appWords } from "#dashboard/strings/words.ts"

const words = appWords.redirects.form

type RedirectText = { readonly from: string; readonly target: string }
/** Has a sentence for each faulty field, and one for faults of no field. */
type Faults = { readonly [field in keyof RedirectText]?: string } & { readonly other?: string }

type RedirectDialogProps = {
  /** Null for a new one. */
  readonly row: RedirectRow | null
  readonly onClose: () => void
  readonly onSaved: (typed: RedirectText) => void
}

export function RedirectDialog({ row, onClose, onSaved }: RedirectDialogProps) {
  const id = useId()
  const { typed, faults, isBusy, type, save } = useRedirectForm(row, onSaved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  useFocusOnFault(id, faults)
  const foot = (
    <>
      <Button tone="ghost" onClick={closeDialog}>
        {appWords.buttons.cancel}
      </Button>
      <Button type="submit" form={`${id}-form`} aria-busy={isBusy}>
        {appWords.buttons.save}
      </Button>
    </>
  )
  return (
    <Dialog title={row === null ? appWords.redirects.create : words.title.change} size="form" onClose={onClose} foot={foot}>
      <form id={`${id}-form`} className="stack" data-gap="4" onSubmit={submit} noValidate>
        {faults.other !== undefined && <Notice title={faults.other} tone="error" role="alert" />}
        <TextField
          id={`${id}-from`}
          label={appWords.redirects.columns.from}
          hint={words.fromHint}
          error={faults.from}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed.from}
          onChange={({ target }) => type({ from: target.value })}
        />
        <div>
          <AddressField
            id={`${id}-target`}
            label={appWords.redirects.columns.target}
            hint={words.targetHint}
            error={faults.target}
            text={typed.target}
            onType={(target) => type({ target })}
            onChoose={({ path }) => type({ target: path })}
          />
        </div>
      </form>
    </Dialog>
  )
}

function useFocusOnFault(id: string, faults: { readonly from?: string; readonly target?: string }): void {
  useEffect(() => {
    const field = faults.from !== undefined ? "from" : faults.target !== undefined ? "target" : null
    if (field !== null) document.getElementById(`${id}-${field}`)?.focus()
  }, [id, faults])
}

/** Holds the form of one redirect; without a row, of a new one. */
function useRedirectForm(row: RedirectRow | null, onSaved: (typed: RedirectText) => void) {
  const dispatch = useAppDispatch()
  const [typed, setTyped] = useState<RedirectText>({ from: row?.title ?? "", target: row === null ? "" : targetOf(row) })
  const [faults, setFaults] = useState<Faults>({})
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    const { from, to, faults: newFaults } = checkRedirect(typed, row)
    setFaults(newFaults)
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
    if (error !== undefined) setFaults(faultsOf(problemIn(error)))
    else if (data === "changed") setFaults({ other: appWords.redirects.changedMeanwhile })
    else onSaved({ from, target: typed.target.trim() })
  }
  return { typed, faults, isBusy, type: (change: Partial<RedirectText>) => setTyped({ ...typed, ...change }), save: () => void save() }
}

type RedirectCheck = { readonly from: string | null; readonly to: string | null; readonly faults: Faults }

/** Returns what the back end shall store, and the faults of the typed text. */
function checkRedirect(typed: RedirectText, row: RedirectRow | null): RedirectCheck {
  const from = siteAddress(typed.from)
  const isPath = from?.startsWith("/") === true
  const isSameTarget = row !== null && typed.target.trim() === targetOf(row)
  const { uri, error } = isSameTarget ? { uri: row.uri, error: null } : redirectTarget(typed.target, [])
  const fromFault = typed.from.trim() === "" ? words.fromMissing : isPath ? undefined : words.fromWrong
  const targetFault = error ?? (uri === null ? words.targetMissing : undefined)
  return {
    from: isPath ? from : null,
    to: uri,
    faults: { ...(fromFault !== undefined && { from: fromFault }), ...(targetFault !== undefined && { target: targetFault }) },
  }
}

function faultsOf(problem: Problem): Faults {
  if (problem.kind !== "invalid") return { other: wordsOf(problem) }
  const { redirect_source: from, redirect_redirect: target } = problem.fields
  if (from === undefined && target === undefined) return { other: wordsOf(problem) }
  return { ...(from !== undefined && { from }), ...(target !== undefined && { target }) }
}
