import { useState, type ReactNode } from "react"
import type { WidgetProps } from "#app/widgets/widget.ts"
import { useSibling } from "#app/widgets/use-sibling.ts"
import type { FileValue } from "#app/resources/values.ts"
import { acceptOf, type FileField } from "#app/uploads/file-check.ts"
import { DropZone, FileChooser, FileReceiver } from "#app/uploads/drop-zone.tsx"
import { UploadRows } from "#app/uploads/upload-rows.tsx"
import { useUploads } from "#app/uploads/use-uploads.ts"
import { focusFieldOf, isFile } from "#contract/fields.ts"
import { files, pictures as words } from "#app/strings/media.ts"
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

type OnePictureProps = Omit<PictureProps, "field"> & { readonly field: FileField }

function OnePicture(props: OnePictureProps) {
  const { id, name, field, value, error, isReadOnly, onChange, onBlur } = props
  const [open, setOpen] = useState<"focus" | "library" | null>(null)
  const { focus, setFocus, add, take } = usePicture(props)
  const fit = name === "field_logo" ? "contain" : "cover"
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
            {value === null ? (
              <NoPicture {...props} isOver={isOver} onFiles={add} fromLibrary={fromLibrary} />
            ) : (
              <div className={styles[fit]} data-over={isOver}>
                <Thumbnail file={value} style="w800" position={focus === null ? undefined : focusPosition(focusIn(focus))} fit={fit} />
              </div>
            )}
            {value !== null && !isReadOnly && (
              <div className={styles.actions}>
                <Chooser field={field} onFiles={add} text={words.replace} />
                {fromLibrary}
                {focus !== null && (
                  <Button tone="ghost" size="small" onClick={() => setOpen("focus")}>
                    {words.focus.set}
                  </Button>
                )}
                <Button tone="danger-quiet" size="small" onClick={() => take(null)}>
                  {words.remove}
                </Button>
              </div>
            )}
            <UploadRows name={name} onRemove={() => take(null)} />
            {value !== null && (
              <PictureTexts id={id} value={value} error={error} isReadOnly={isReadOnly} onChange={onChange} onBlur={onBlur} />
            )}
          </>
        )}
      </FileReceiver>
      {open === "focus" && value !== null && focus !== null && (
        <FocusDialog file={value} value={focus} onChange={setFocus} onClose={() => setOpen(null)} />
      )}
      {open === "library" && <LibraryDialog onChoose={take} onClose={() => setOpen(null)} />}
    </FormSection>
  )
}

/** Sets the picture. Another picture begins with its focus point in the centre. */
function usePicture({ name, field, onChange }: OnePictureProps) {
  const { uploads } = useUploads()
  const [sibling, setFocus] = useSibling(focusFieldOf(name))
  const focus = typeof sibling === "string" ? sibling : null
  const recentre = () => {
    if (focus !== null) setFocus(focusText(centre))
  }
  const add = (added: readonly File[]) => {
    recentre()
    void uploads.add({ name, field }, added.slice(-1))
  }
  const take = (file: FileValue | null) => {
    recentre()
    onChange(file)
  }
  return { focus, setFocus, add, take }
}

type NoPictureProps = Pick<OnePictureProps, "name" | "field" | "error" | "isReadOnly"> & {
  readonly isOver: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly fromLibrary: ReactNode
}

function NoPicture({ name, field, error, isReadOnly, isOver, onFiles, fromLibrary }: NoPictureProps) {
  return (
    <>
      {name === "field_logo" && <WithoutLogo />}
      {!isReadOnly && (
        <DropZone title={words.dropOne(name)} hint={words.hintOne(name)} isOver={isOver}>
          <Chooser field={field} onFiles={onFiles} text={files.chooseOne} />
          {fromLibrary}
        </DropZone>
      )}
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </>
  )
}

type ChooserProps = Pick<NoPictureProps, "field" | "onFiles"> & { readonly text: string }

function Chooser({ field, onFiles, text }: ChooserProps) {
  return (
    <FileChooser label={files.chooserOf(field.label)} accept={acceptOf(field)} isMany={false} onFiles={onFiles}>
      {text}
    </FileChooser>
  )
}
