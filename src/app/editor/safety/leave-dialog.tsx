import { useId } from "react"
import { editorSafety } from "#app/strings/editor.ts"
import { Button } from "#ui/button.tsx"
import { closeDialog, Dialog } from "#ui/dialog.tsx"
import { useLeaveGuard } from "./use-leave-guard.ts"

const strings = editorSafety.leave

/** Asks before a link, Back or the closing of the tab leaves unsaved text. */
export function LeaveDialog({ isUnsaved, number }: { readonly isUnsaved: boolean; readonly number: number | null }) {
  const id = useId()
  const { isAsked, leave, stay } = useLeaveGuard(isUnsaved, number)
  if (!isAsked) return null
  return (
    <Dialog
      title={strings.title}
      tone="error"
      describedBy={id}
      onClose={stay}
      foot={
        <>
          <Button onClick={closeDialog}>{strings.stay}</Button>
          <Button tone="ghost" onClick={leave}>
            {strings.leave}
          </Button>
        </>
      }
    >
      <p id={id}>{strings.text}</p>
    </Dialog>
  )
}
