import { useState } from "react"
import type { FileValue } from "#dashboard/items/values.ts"
import { classes } from "#lib/classes.ts"
import { outcomeOf } from "#dashboard/session/core/api.ts"
import { Button } from "#ui/controls/button.tsx"
import { Failed } from "#ui/states/failed.tsx"
import { ProblemWords } from "#ui/states/problem-words.tsx"
import { Waiting } from "#ui/states/waiting.tsx"
import { Thumbnail } from "../pictures/thumbnail.tsx"
import { useGetLibraryQuery } from "./library-api.ts"
import { PictureDetails } from "./picture-details.tsx"
import * as styles from "./library.module.css"
import { appWords } from "#dashboard/strings/words.ts"

type LibraryResultsProps = {
  readonly search: string
  readonly onClear: () => void
  readonly onChoose: (file: FileValue) => void
}

export function LibraryResults({ search, onClear, onChoose }: LibraryResultsProps) {
  const [page, setPage] = useState(1)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const query = useGetLibraryQuery({ search, page })
  const outcome = outcomeOf({ ...query, isFetching: query.isFetching && query.currentData === undefined })
  if (outcome === null) return <Waiting label={appWords.library.loading} />
  if (!outcome.ok)
    return (
      <Failed
        title={appWords.library.failed.title}
        text={<ProblemWords problem={outcome.problem} />}
        onRetry={() => void query.refetch()}
      />
    )
  const { files, hasMore } = outcome.value
  if (files.length === 0 && page === 1) return <Nothing search={search} onClear={onClear} />
  const picture = files.find(({ id }) => id === selectedId)
  return (
    <div className={styles.columns}>
      <div className="stack" data-gap="4">
        <LibraryGrid files={files} selected={selectedId} onSelect={setSelectedId} />
        <Pages page={page} hasMore={hasMore} onTurn={setPage} />
      </div>
      <div className={classes("stack", styles.details)} data-gap="3">
        {picture === undefined ? (
          <p>{appWords.library.noChoice}</p>
        ) : (
          <PictureDetails key={picture.id} file={picture} onChoose={onChoose} />
        )}
      </div>
    </div>
  )
}

type PagesProps = { readonly page: number; readonly hasMore: boolean; readonly onTurn: (page: number) => void }

function Pages({ page, hasMore, onTurn }: PagesProps) {
  if (page === 1 && !hasMore) return null
  return (
    <div className="cluster">
      <Button tone="ghost" size="small" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        {appWords.library.previous}
      </Button>
      <Button tone="ghost" size="small" disabled={!hasMore} onClick={() => onTurn(page + 1)}>
        {appWords.library.next}
      </Button>
    </div>
  )
}

function Nothing({ search, onClear }: Pick<LibraryResultsProps, "search" | "onClear">) {
  if (search === "") return <p role="status">{appWords.library.empty}</p>
  return (
    <div role="status">
      <p>{appWords.library.noResult(search)}</p>
      <Button tone="ghost" size="small" onClick={onClear}>
        {appWords.library.clear}
      </Button>
    </div>
  )
}

type LibraryGridProps = {
  readonly files: readonly FileValue[]
  readonly selected: string | null
  readonly onSelect: (id: string | null) => void
}

/** Radio buttons let the arrow keys go from picture to picture. */
function LibraryGrid({ files, selected, onSelect }: LibraryGridProps) {
  return (
    <fieldset className={styles.grid}>
      <legend className="visually-hidden">{appWords.library.list}</legend>
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
