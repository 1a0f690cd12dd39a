import { useEffect, useId, useState } from "react"
import { defaultLanguage, splitLanguage } from "#contract/languages.ts"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { redirectTarget } from "#dashboard/references/redirect-field.tsx"
import { redirectAttributes, redirectsApi } from "#dashboard/references/redirects-api.ts"
import { changesApi } from "#dashboard/lists/rows/changes-api.ts"
import type { RowFormProps } from "#dashboard/lists/rows/kind.ts"
import { targetOfRedirect, uriOf } from "#dashboard/lists/rows/redirect-row.ts"
import type { ListedRow } from "#dashboard/lists/rows/row.ts"
import { siteAddress } from "#dashboard/rich-text/links/address.ts"
import { AddressField } from "#dashboard/rich-text/links/address-field.tsx"
import { problemIn } from "#dashboard/session/core/api.ts"
import { wordsOf, type Problem } from "#lib/session/problem.ts"
import { TextField } from "#ui/forms/field.tsx"
import { Notice } from "#ui/states/notice.tsx"
import { appWords } from "#dashboard/strings/words.ts"
import { RowDialog } from "./row-dialog.tsx"

const words = appWords.redirects.form

type RedirectText = { readonly from: string; readonly target: string }
/** Each faulty field has a sentence, and `other` is about no field. */
type Faults = { readonly [field in keyof RedirectText]?: string } & { readonly other?: string }

export function RedirectForm({ row, onClose, onSaved }: RowFormProps) {
  const id = useId()
  const { typed, faults, isBusy, type, save } = useRedirectForm(row, onSaved)
  useFocusOnFault(id, faults)
  return (
    <RowDialog title={row === null ? appWords.redirects.create : words.title.change} isBusy={isBusy} onSave={save} onClose={onClose}>
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
    </RowDialog>
  )
}

function useFocusOnFault(id: string, faults: { readonly from?: string; readonly target?: string }): void {
  useEffect(() => {
    const field = faults.from !== undefined ? "from" : faults.target !== undefined ? "target" : null
    if (field !== null) document.getElementById(`${id}-${field}`)?.focus()
  }, [id, faults])
}

/** Without a row, the form creates a redirect. */
function useRedirectForm(row: ListedRow | null, onSaved: RowFormProps["onSaved"]) {
  const dispatch = useAppDispatch()
  const [typed, setTyped] = useState<RedirectText>({ from: row?.title ?? "", target: row === null ? "" : targetOfRedirect(row) })
  const [faults, setFaults] = useState<Faults>({})
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    const { from, to, faults: newFaults } = checkRedirect(typed, row)
    setFaults(newFaults)
    if (isBusy || from === null || to === null) return
    setIsBusy(true)
    const quietly = { track: false } as const
    const { data: result, error } =
      row === null
        ? await dispatch(redirectsApi.endpoints.createRedirect.initiate({ from, to }, quietly))
        : await dispatch(
            changesApi.endpoints.changeRow.initiate(
              { row, attributes: { ...languageOf(row), ...redirectAttributes({ from, to }) } },
              quietly,
            ),
          )
    setIsBusy(false)
    if (error !== undefined) setFaults(faultsOf(problemIn(error)))
    else if (result === "changed") setFaults({ other: appWords.redirects.changedMeanwhile })
    else onSaved(appWords.redirects.saved(from, typed.target.trim()))
  }
  return { typed, faults, isBusy, type: (change: Partial<RedirectText>) => setTyped({ ...typed, ...change }), save: () => void save() }
}

/** A redirect that loses its prefix is for all languages. Another one without prefix stays in its language. */
function languageOf({ title }: ListedRow): { readonly language?: string } {
  return splitLanguage(title).language === defaultLanguage ? {} : { language: "und" }
}

type RedirectCheck = { readonly from: string | null; readonly to: string | null; readonly faults: Faults }

function checkRedirect(typed: RedirectText, row: ListedRow | null): RedirectCheck {
  const from = siteAddress(typed.from)
  const isPath = from?.startsWith("/") === true
  const isSameTarget = row !== null && typed.target.trim() === targetOfRedirect(row)
  const { uri, error } = isSameTarget ? { uri: uriOf(row), error: null } : redirectTarget(typed.target, [])
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
