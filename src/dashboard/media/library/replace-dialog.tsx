import { useState } from "react"
import type { Referrers } from "#dashboard/items/history.ts"
import type { FileValue } from "#dashboard/items/values.ts"
import { checkFile, extensionOf } from "#dashboard/media/uploads/file-check.ts"
import { FileChooser } from "#dashboard/media/uploads/drop-zone.tsx"
import { useReplaceFileMutation } from "#dashboard/media/uploads/upload-api.ts"
import { pictureRules } from "#contract/fields.ts"
import { wordsOf } from "#lib/session/problem.ts"
import { Button } from "#ui/controls/button.tsx"
import { closeDialog } from "#ui/dialogs/dialog.tsx"
import { FormDialog } from "#dashboard/media/pictures/form-dialog.tsx"
import * as controls from "#dashboard/widgets/controls.module.css"
import * as styles from "./library.module.css"
import { UseList } from "./uses.tsx"
import { appWords } from "#dashboard/strings/words.ts"

const words = appWords.library.replace

type ReplaceDialogProps = { readonly file: FileValue; readonly uses: Referrers; readonly onClose: () => void }

/** The address stays. Before, the dialog shows where the site uses the file. */
export function ReplaceDialog({ file, uses, onClose }: ReplaceDialogProps) {
  const extension = extensionOf(file.filename)
  const { newFile, choose, send, isLoading, isSuccess, problem } = useReplacement(file, extension)
  if (isSuccess) {
    return (
      <FormDialog
        title={words.title(file.filename)}
        onClose={onClose}
        foot={<Button onClick={closeDialog}>{appWords.buttons.close}</Button>}
      >
        <p role="status">{words.done(file.filename)}</p>
      </FormDialog>
    )
  }
  const foot = (
    <>
      <Button aria-busy={isLoading} aria-disabled={newFile === null} onClick={send}>
        {isLoading ? words.replacing : words.confirm}
      </Button>
      <Button tone="ghost" onClick={closeDialog}>
        {appWords.buttons.cancel}
      </Button>
    </>
  )
  return (
    <FormDialog title={words.title(file.filename)} onClose={onClose} foot={foot}>
      <div className="stack">
        <p>{words.text}</p>
        <div>
          <h3 className={styles.label}>{words.shown}</h3>
          <UseList uses={uses} />
        </div>
        <div>
          <FileChooser
            label={words.choose}
            accept={`.${sameAs(extension).replaceAll(" ", ",.")}`}
            isMany={false}
            onFiles={(all) => void choose(all)}
          >
            {words.choose}
          </FileChooser>
        </div>
        <p className="meta">
          {newFile === null ? words.sameType(extension.toUpperCase()) : words.chosen(newFile.name, appWords.files.size(newFile.size))}
        </p>
        {problem !== null && (
          <p className={controls.error} role="alert">
            {problem}
          </p>
        )}
      </div>
    </FormDialog>
  )
}

/** Takes a file of the same type in the place of another, and sends it. */
function useReplacement(file: FileValue, extension: string) {
  const [newFile, setNewFile] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [replace, { isLoading, isSuccess, error }] = useReplaceFileMutation()
  const choose = async ([picture]: readonly File[]) => {
    if (picture === undefined) return
    const check = await checkFile(picture, { type: "image", label: "", ...pictureRules, extensions: sameAs(extension) })
    setNewFile(check.ok ? picture : null)
    setRefusal(check.ok ? null : appWords.files.because(picture.name, check.reason))
  }
  const send = () => {
    // The server expects a file name with the ending of the address.
    if (newFile !== null && file.id !== null && !isLoading)
      void replace({ id: file.id, file: new File([newFile], file.filename, { type: newFile.type }) })
  }
  const problem = error !== undefined && "kind" in error ? wordsOf(error) : refusal
  return { newFile, choose, send, isLoading, isSuccess, problem }
}

function sameAs(extension: string): string {
  return extension === "jpg" || extension === "jpeg" ? "jpg jpeg" : extension
}
