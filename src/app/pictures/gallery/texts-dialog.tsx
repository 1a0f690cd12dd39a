import type { FileValue } from "#app/resources/values.ts"
import { gallery as words } from "#app/strings/media.ts"
import { Button } from "#ui/button.tsx"
import { closeDialog } from "#ui/dialog.tsx"
import { FormDialog } from "../form-dialog.tsx"
import { PictureTexts } from "../picture-texts.tsx"
import { Thumbnail } from "../thumbnail.tsx"
import * as styles from "./gallery.module.css"

type TextsDialogProps = {
  readonly id: string
  readonly title: string
  readonly value: FileValue
  readonly isReadOnly: boolean
  readonly onChange: (value: FileValue) => void
  readonly onClose: () => void
}

/** Alt text and caption of one picture of a gallery. What is typed is in the form at once. */
export function TextsDialog({ id, title, value, isReadOnly, onChange, onClose }: TextsDialogProps) {
  return (
    <FormDialog title={title} onClose={onClose} foot={<Button onClick={closeDialog}>{words.done}</Button>}>
      <div className={styles.dialog}>
        <Thumbnail file={value} style="w800" fit="natural" />
        <PictureTexts id={id} value={value} error={undefined} isReadOnly={isReadOnly} onChange={onChange} onBlur={() => undefined} />
      </div>
    </FormDialog>
  )
}
