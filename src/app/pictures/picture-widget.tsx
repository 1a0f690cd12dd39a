import { useState } from "react"
import type { WidgetProps } from "#app/editor/widget.ts"
import { useSibling } from "#app/editor/form/use-sibling.ts"
import type { FileValue } from "#app/resources/values.ts"
import { acceptOf, type FileField } from "#app/uploads/file-check.ts"
import { DropZone, FileChooser, FileReceiver } from "#app/uploads/drop-zone.tsx"
import { UploadRows } from "#app/uploads/upload-rows.tsx"
import { useUploads } from "#app/uploads/use-uploads.ts"
import { focusFieldOf, isFile } from "#contract/fields.ts"
import { files, pictures as words } from "#lib/strings/members-area/media.ts"
import { Button } from "#ui/button.tsx"
import { FormSection } from "#ui/form.tsx"
import { centre, focusIn, focusPosition, focusText } from "./focus-point.ts"
import { FocusDialog } from "./focus-dialog.tsx"
import { LibraryDialog } from "./library/library-dialog.tsx"
import { PictureTexts } from "./picture-texts.tsx"
import * as styles from "./picture-widget.module.css"
import { Thumbnail } from "./thumbnail.tsx"
import { WithoutLogo } from "./without-logo.tsx"

type PictureProps = WidgetProps<FileValue | null>

/** One picture: a cover, a logo. Its focus point is a field of its own, where the kind has one. */
export function PictureWidget(props: PictureProps) {
  const { field } = props
  return isFile(field) ? <OnePicture {...props} field={field} /> : null
}

type Open = "focus" | "library" | null

function OnePicture(props: Omit<PictureProps, "field"> & { readonly field: FileField }) {
  const { id, name, field, value, error, isReadOnly, onChange, onBlur } = props
  const [open, setOpen] = useState<Open>(null)
  const { uploads } = useUploads()
  const [focus, setFocus] = useSibling(focusFieldOf(name))
  const hasFocus = typeof focus === "string"
  const point = hasFocus ? focusIn(focus) : centre
  const recentre = () => hasFocus && setFocus(focusText(centre))
  const add = (added: readonly File[]) => {
    recentre()
    void uploads.add({ name, field }, added.slice(-1))
  }
  const take = (file: FileValue | null) => {
    recentre()
    onChange(file)
  }
  const chooser = (text: string) => (
    <FileChooser label={files.chooserOf(field.label)} accept={acceptOf(field)} isMany={false} onFiles={add}>
      {text}
    </FileChooser>
  )
  const fromLibrary = (
    <Button tone="ghost" size="small" onClick={() => setOpen("library")}>
      {words.fromLibrary}
    </Button>
  )
  return (
    <FormSection title={field.label}>
      <FileReceiver id={id} isReadOnly={isReadOnly} onFiles={add}>
        {(isOver) => (
          <>
            {value === null && name === "field_logo" && <WithoutLogo />}
            {value === null && !isReadOnly && (
              <DropZone title={words.dropOne(name)} hint={words.hintOne(name)} isOver={isOver}>
                {chooser(files.chooseOne)}
                {fromLibrary}
              </DropZone>
            )}
            {value !== null && (
              <div className={name === "field_logo" ? styles.logo : styles.cover} data-over={isOver}>
                <Thumbnail file={value} style="w800" position={focusPosition(point)} fit={name === "field_logo" ? "contain" : "cover"} />
              </div>
            )}
            {value !== null && !isReadOnly && (
              <div className={styles.actions}>
                {chooser(words.replace)}
                {fromLibrary}
                {hasFocus && (
                  <Button tone="ghost" size="small" onClick={() => setOpen("focus")}>
                    {words.focus.set}
                  </Button>
                )}
                <Button tone="ghost" size="small" onClick={() => take(null)}>
                  {words.remove}
                </Button>
              </div>
            )}
            <UploadRows name={name} onRemove={() => take(null)} />
            {value !== null && (
              <PictureTexts id={id} value={value} error={error} isReadOnly={isReadOnly} onChange={onChange} onBlur={onBlur} />
            )}
            {value === null && error !== undefined && <p className={styles.error}>{error}</p>}
          </>
        )}
      </FileReceiver>
      {open === "focus" && value !== null && hasFocus && (
        <FocusDialog file={value} value={focus} onChange={setFocus} onClose={() => setOpen(null)} />
      )}
      {open === "library" && <LibraryDialog onChoose={take} onClose={() => setOpen(null)} />}
    </FormSection>
  )
}
