import { useState } from "react"
import { useGetReferencesQuery } from "#dashboard/items/item-api.ts"
import type { FileValue } from "#dashboard/items/values.ts"
import { useBackEndFeature } from "#dashboard/session/hooks.ts"
import { Button } from "#ui/controls/button.tsx"
import { Thumbnail } from "../pictures/thumbnail.tsx"
import { useUploads } from "../uploads/uploads.ts"
import { ReplaceDialog } from "./replace-dialog.tsx"
import { Uses } from "./uses.tsx"
import * as styles from "./library.module.css"
import { appWords } from "#dashboard/strings/words.ts"

type PictureDetailsProps = { readonly file: FileValue; readonly onChoose: (file: FileValue) => void }

export function PictureDetails({ file, onChoose }: PictureDetailsProps) {
  const { mayReplaceFiles } = useUploads()
  const [isReplacing, setIsReplacing] = useState(false)
  const { id, filename, filesize, width, height, alt } = file
  const uses = useGetReferencesQuery({ type: "file--file", id: id ?? "" })
  const isOffered = useBackEndFeature("replaced-files")
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
          <Button tone="ghost" onClick={() => setIsReplacing(true)}>
            {appWords.library.replace.open}
          </Button>
        )}
      </div>
      <Uses {...uses} />
      {isReplacing && uses.currentData && <ReplaceDialog file={file} uses={uses.currentData} onClose={() => setIsReplacing(false)} />}
    </>
  )
}
