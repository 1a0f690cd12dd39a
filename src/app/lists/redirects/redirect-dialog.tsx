import { useEffect, useId, useState, type FormEvent } from "react"
import { addressOf } from "#app/rich-text/links/address.ts"
import { LinkTargets } from "#app/rich-text/links/link-targets.tsx"
import { redirects } from "#app/strings/redirects.ts"
import { Button } from "#ui/button.tsx"
import { closeDialog, Dialog } from "#ui/dialog.tsx"
import { TextField } from "#ui/field.tsx"
import { Notice } from "#ui/notice.tsx"
import { useGetWayFromQuery } from "./redirect-list-api.ts"
import type { RedirectRow } from "./redirect-row.ts"
import * as styles from "./redirects.module.css"
import { useRedirectForm, type Typed } from "./use-redirect-form.ts"

const words = redirects.form

type RedirectDialogProps = {
  /** Null for a new one. */
  readonly row: RedirectRow | null
  readonly onClose: () => void
  readonly onSaved: (typed: Typed) => void
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
        {words.cancel}
      </Button>
      <Button type="submit" form={`${id}-form`} aria-busy={isBusy}>
        {words.save}
      </Button>
    </>
  )
  return (
    <Dialog title={row === null ? words.title.create : words.title.change} size="form" onClose={onClose} foot={foot}>
      <form id={`${id}-form`} className={styles.fields} onSubmit={submit} noValidate>
        {faults.other !== undefined && <Notice title={faults.other} tone="error" role="alert" />}
        <TextField
          id={`${id}-from`}
          label={words.from}
          hint={words.fromHint}
          error={faults.from}
          {...plain}
          value={typed.from}
          onChange={({ target }) => type({ from: target.value })}
        />
        <div>
          <TextField
            id={`${id}-target`}
            label={words.target}
            hint={words.targetHint}
            error={faults.target}
            {...plain}
            value={typed.target}
            onChange={({ target }) => type({ target: target.value })}
          />
          <GoesOn target={typed.target} />
          <LinkTargets text={typed.target} onChoose={(path) => type({ target: path })} />
        </div>
      </form>
    </Dialog>
  )
}

const plain = { autoComplete: "off", autoCapitalize: "none", spellCheck: false } as const

function useFocusOnFault(id: string, faults: { readonly from?: string; readonly target?: string }): void {
  useEffect(() => {
    const field = faults.from !== undefined ? "from" : faults.target !== undefined ? "target" : null
    if (field !== null) document.getElementById(`${id}-${field}`)?.focus()
  }, [id, faults])
}

/** Milliseconds without a key before the target is looked up. */
const pause = 300

/** Tells before the save that the target redirects itself. */
function GoesOn({ target }: { readonly target: string }) {
  const address = addressOf(target)
  const path = address?.startsWith("/") === true ? address.replace(/[?#].*$/, "") : ""
  const [asked, setAsked] = useState("")
  useEffect(() => {
    const timer = setTimeout(() => setAsked(path), pause)
    return () => clearTimeout(timer)
  }, [path])
  const { currentData: way = [] } = useGetWayFromQuery(asked, { skip: asked.length < 2 })
  return (
    <p role="status" className={styles.goesOn}>
      {asked === path && way.length > 0 && words.goesOn(way)}
    </p>
  )
}
