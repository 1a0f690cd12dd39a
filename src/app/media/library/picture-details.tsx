import { useState } from "react"
import { useGetReferencesQuery } from "#app/resources/item-api.ts"
import type { FileValue } from "#app/resources/values.ts"
import { useUploads } from "#app/media/uploads/use-uploads.ts"
import { files, library as words } from "#app/strings/media.ts"
import { Button } from "#ui/button.tsx"
import { Thumbnail } from "#app/media/pictures/thumbnail.tsx"
import * as styles from "./library.module.css"
import { ReplaceDialog } from "./replace-dialog.tsx"
import { Uses } from "./uses.tsx"

type PictureDetailsProps = { readonly file: FileValue; readonly onChoose: (file: FileValue) => void }

/** One picture of the library: its facts, where it is used, and what can be done with it. */
export function PictureDetails({ file, onChoose }: PictureDetailsProps) {
  const { mayReplaceFiles } = useUploads()
  const [isReplacing, setReplacing] = useState(false)
  const { id, filename, filesize, width, height, alt } = file
  const uses = useGetReferencesQuery({ type: "file--file", id: id ?? "" })
  // A back end without this address can't replace files either.
  const mayReplace = mayReplaceFiles && uses.currentData !== undefined && uses.currentData !== null
  return (
    <>
      <Thumbnail file={{ ...file, alt: "" }} fit="natural" />
      <h3 className={styles.name}>{filename}</h3>
      <p className={styles.facts}>
        {[width !== null && height !== null && words.facts(width, height), files.size(filesize)].filter(Boolean).join(", ")}
      </p>
      {alt !== null && alt !== "" && <p className={styles.facts}>{words.lastAlt(alt)}</p>}
      <div className={styles.actions}>
        <Button onClick={() => onChoose(file)}>{words.choose}</Button>
        {mayReplace && (
          <Button tone="ghost" onClick={() => setReplacing(true)}>
            {words.replace.open}
          </Button>
        )}
      </div>
      <Uses {...uses} />
      {isReplacing && uses.currentData && <ReplaceDialog file={file} uses={uses.currentData} onClose={() => setReplacing(false)} />}
    </>
  )
}
