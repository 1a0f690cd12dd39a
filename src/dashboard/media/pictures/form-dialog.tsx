import type { ComponentPropsWithoutRef } from "react"
import { createPortal } from "react-dom"
import { Dialog } from "#ui/dialogs/dialog.tsx"

/** The dialog stands outside of the form's element, so that Enter in it does not save the form. */
export function FormDialog(props: ComponentPropsWithoutRef<typeof Dialog>) {
  return createPortal(<Dialog {...props} />, document.body)
}
