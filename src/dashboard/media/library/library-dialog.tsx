import { parametersOf } from "#dashboard/items/requests.ts"
import { useState } from "react"
import { outcomeOf, api } from "#lib/api.ts"
import { useDebounced } from "#lib/use-debounced.ts"
import type { FileValue } from "#dashboard/items/values.ts"
import { classes } from "#lib/classes.ts"
import { Button } from "#ui/actions/button.tsx"
import { Failed } from "#ui/states/failed.tsx"
import { SearchField } from "#ui/forms/field.tsx"
import { ProblemWords } from "#ui/states/problem-words.tsx"
import { Waiting } from "#ui/states/waiting.tsx"
import { FormDialog } from "../pictures/form-dialog.tsx"
import { Thumbnail } from "../pictures/thumbnail.tsx"
import * as styles from "./library.module.css"
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath } from "#contract/paths.ts"
import { newUuid } from "#dashboard/items/empty-item.ts"
import { fileOf, listDocument, type ListDocument } from "#dashboard/items/document.ts"
import { useGetReferencesQuery } from "#dashboard/items/item-api.ts"
import { useFeature } from "#dashboard/session/hooks.ts"
import { useUploads } from "../uploads/uploads.ts"
import { ReplaceDialog } from "./replace-dialog.tsx"
import { Uses } from "./uses.tsx"
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

type LibraryResultsProps = {
  readonly search: string
  readonly onClear: () => void
  readonly onChoose: (file: FileValue) => void
}

function LibraryResults({ search, onClear, onChoose }: LibraryResultsProps) {
  const [page, setPage] = useState(1)
  const [selected, select] = useState<string | null>(null)
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
  const picture = files.find(({ id }) => id === selected)
  return (
    <div className={styles.columns}>
      <div className="stack" data-gap="4">
        <LibraryGrid files={files} selected={selected} onSelect={select} />
        {(page > 1 || hasMore) && (
          <div className="cluster">
            <Button tone="ghost" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {appWords.library.previous}
            </Button>
            <Button tone="ghost" size="small" disabled={!hasMore} onClick={() => setPage(page + 1)}>
              {appWords.library.next}
            </Button>
          </div>
        )}
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

const pageSize = 24

type LibraryPage = {
  /** `alt` comes from the last use; null if there is none. */
  readonly files: readonly FileValue[]
  readonly hasMore: boolean
}

type LibraryQuery = { readonly search: string; readonly page: number }

const libraryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLibrary: build.query<LibraryPage, LibraryQuery>({
      query: ({ search, page }) => ({
        url: collectionPath("file--file"),
        headers: { Accept: mediaType },
        params: {
          sort: "-created",
          "page[limit]": pageSize,
          "page[offset]": (page - 1) * pageSize,
          ...parametersOf("kind", { path: "filemime", operator: "STARTS_WITH", value: "image/" }),
          ...(search === "" ? {} : parametersOf("words", { path: "filename", operator: "CONTAINS", value: search })),
        },
      }),
      rawResponseSchema: listDocument,
      transformResponse: ({ data, links }: ListDocument) => ({
        files: data.flatMap((file) => fileOf(file) ?? []),
        hasMore: links.next !== undefined,
      }),
      providesTags: [{ type: "List", id: "file--file" }],
    }),
  }),
})

const { useGetLibraryQuery } = libraryApi

/** The texts are empty, because another place may need other words. */
function newValueOf(file: FileValue): FileValue {
  return { ...file, key: newUuid(), alt: null, title: "", description: "" }
}

type PictureDetailsProps = { readonly file: FileValue; readonly onChoose: (file: FileValue) => void }

function PictureDetails({ file, onChoose }: PictureDetailsProps) {
  const { mayReplaceFiles } = useUploads()
  const [isReplacing, setReplacing] = useState(false)
  const { id, filename, filesize, width, height, alt } = file
  const uses = useGetReferencesQuery({ type: "file--file", id: id ?? "" })
  const isOffered = useFeature("replaced-files")
  const mayReplace = mayReplaceFiles && isOffered && uses.currentData !== undefined
  return (
    <>
      <Thumbnail file={{ ...file, alt: "" }} fit="natural" />
      <h3 className={styles.name}>{filename}</h3>
      <p className="meta">
        {[width !== null && height !== null && appWords.library.facts(width, height), appWords.files.size(filesize)]
          .filter(Boolean)
          .join(", ")}
      </p>
      {alt !== null && alt !== "" && <p className="meta">{appWords.library.lastAlt(alt)}</p>}
      <div className="cluster">
        <Button onClick={() => onChoose(file)}>{appWords.library.choose}</Button>
        {mayReplace && (
          <Button tone="ghost" onClick={() => setReplacing(true)}>
            {appWords.library.replace.open}
          </Button>
        )}
      </div>
      <Uses {...uses} />
      {isReplacing && uses.currentData && <ReplaceDialog file={file} uses={uses.currentData} onClose={() => setReplacing(false)} />}
    </>
  )
}
