import { useState } from "react"
import { outcomeOf } from "#lib/api.ts"
import { useDebounced } from "#lib/use-debounced.ts"
import type { FileValue } from "#app/resources/values.ts"
import { library as words } from "#app/strings/media.ts"
import { Button } from "#ui/button.tsx"
import { Failed } from "#ui/failed.tsx"
import { SearchField } from "#ui/field.tsx"
import { Waiting } from "#ui/waiting.tsx"
import { FormDialog } from "#app/media/pictures/form-dialog.tsx"
import { Thumbnail } from "#app/media/pictures/thumbnail.tsx"
import { chosen, useGetLibraryQuery } from "./library-api.ts"
import { PictureDetails } from "./picture-details.tsx"
import * as styles from "./library.module.css"

type LibraryDialogProps = { readonly onChoose: (file: FileValue) => void; readonly onClose: () => void }

/** Chooses a picture among those that are at the back end. */
export function LibraryDialog({ onChoose, onClose }: LibraryDialogProps) {
  const [text, setText] = useState("")
  const [selected, select] = useState<string | null>(null)
  const search = useDebounced(text.trim(), 200)
  return (
    <FormDialog title={words.title} size="wide" onClose={onClose}>
      <div className={styles.library}>
        <SearchField id="library-search" label={words.search} value={text} onChange={({ target }) => setText(target.value)} />
        <Found
          key={search}
          search={search}
          selected={selected}
          onSelect={select}
          onClear={() => setText("")}
          onChoose={(file) => {
            onChoose(chosen(file))
            onClose()
          }}
        />
      </div>
    </FormDialog>
  )
}

type FoundProps = {
  readonly search: string
  readonly selected: string | null
  readonly onSelect: (id: string | null) => void
  readonly onClear: () => void
  readonly onChoose: (file: FileValue) => void
}

function Found({ search, selected, onSelect, onClear, onChoose }: FoundProps) {
  const [page, setPage] = useState(1)
  const query = useGetLibraryQuery({ search, page })
  const outcome = outcomeOf({ ...query, isFetching: query.isFetching && query.currentData === undefined })
  if (outcome === null) return <Waiting label={words.loading} />
  if (!outcome.ok) return <Failed title={words.failed.title} text={words.failed.text} onRetry={() => void query.refetch()} />
  const { files, hasMore } = outcome.value
  if (files.length === 0 && page === 1) return <Nothing search={search} onClear={onClear} />
  const picture = files.find(({ id }) => id === selected)
  return (
    <div className={styles.columns}>
      <div className={styles.found}>
        <LibraryGrid files={files} selected={selected} onSelect={onSelect} />
        {(page > 1 || hasMore) && (
          <div className={styles.pages}>
            <Button tone="ghost" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {words.previous}
            </Button>
            <Button tone="ghost" size="small" disabled={!hasMore} onClick={() => setPage(page + 1)}>
              {words.next}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.details}>
        {picture === undefined ? <p>{words.noChoice}</p> : <PictureDetails key={picture.id} file={picture} onChoose={onChoose} />}
      </div>
    </div>
  )
}

function Nothing({ search, onClear }: Pick<FoundProps, "search" | "onClear">) {
  if (search === "") return <p role="status">{words.empty}</p>
  return (
    <div role="status">
      <p>{words.noResult(search)}</p>
      <Button tone="ghost" size="small" onClick={onClear}>
        {words.clear}
      </Button>
    </div>
  )
}

type LibraryGridProps = {
  readonly files: readonly FileValue[]
  readonly selected: string | null
  readonly onSelect: (id: string | null) => void
}

/** Radio buttons, so that the arrow keys go from picture to picture. */
function LibraryGrid({ files, selected, onSelect }: LibraryGridProps) {
  return (
    <fieldset className={styles.grid}>
      <legend className="visually-hidden">{words.list}</legend>
      {files.map((file) => (
        <label key={file.id} className={styles.tile} data-selected={file.id === selected}>
          <input
            type="radio"
            className="visually-hidden"
            name="library-picture"
            checked={file.id === selected}
            onChange={() => onSelect(file.id)}
          />
          <span className={styles.thumbnail} aria-hidden="true">
            <Thumbnail file={{ ...file, alt: "" }} style="w200" />
          </span>
          <span className={styles.filename}>{file.filename}</span>
        </label>
      ))}
    </fieldset>
  )
}
