import { useState } from "react"
import { newUuid } from "#dashboard/items/empty-item.ts"
import type { FileValue } from "#dashboard/items/values.ts"
import { useDebounced } from "#lib/use-debounced.ts"
import { Button } from "#ui/controls/button.tsx"
import { SearchField } from "#ui/forms/field.tsx"
import { FormDialog } from "../pictures/form-dialog.tsx"
import { LibraryResults } from "./library-results.tsx"
import { appWords } from "#dashboard/strings/words.ts"

type LibraryDialogProps = { readonly onChoose: (file: FileValue) => void; readonly onClose: () => void }

export function LibraryDialog({ onChoose, onClose }: LibraryDialogProps) {
  const [text, setText] = useState("")
  const search = useDebounced(text.trim(), 200)
  return (
    <FormDialog title={appWords.library.title} size="wide" onClose={onClose}>
      <div className="stack">
        <SearchField id="library-search" label={appWords.library.search} value={text} onChange={({ target }) => setText(target.value)} />
        <LibraryResults
          key={search}
          search={search}
          onClear={() => setText("")}
          onChoose={(file) => {
            onChoose(newValueOf(file))
            onClose()
          }}
        />
      </div>
    </FormDialog>
  )
}

/** Stands beside the button that chooses a file of the user's device. */
export function LibraryButton({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <Button tone="ghost" size="small" onClick={onOpen}>
      {appWords.pictures.fromLibrary}
    </Button>
  )
}

/** A picture that is used again begins without texts, because its alt text depends on the page. */
function newValueOf(file: FileValue): FileValue {
  return { ...file, key: newUuid(), alt: null, title: "", description: "" }
}
