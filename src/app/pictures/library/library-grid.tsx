import type { FileValue } from "#app/resources/values.ts"
import { library as words } from "#app/strings/media.ts"
import { Thumbnail } from "../thumbnail.tsx"
import * as styles from "./library.module.css"

type LibraryGridProps = {
  readonly files: readonly FileValue[]
  readonly selected: string | null
  readonly onSelect: (id: string | null) => void
}

/** Radio buttons, so that the arrow keys go from picture to picture. */
export function LibraryGrid({ files, selected, onSelect }: LibraryGridProps) {
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
