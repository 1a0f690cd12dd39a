import { useState, type ReactNode } from "react"
import { LibraryButton, LibraryDialog } from "#dashboard/media/library/library-dialog.tsx"
import { Thumbnail } from "#dashboard/media/pictures/thumbnail.tsx"
import { DropZone } from "#dashboard/media/uploads/drop-zone.tsx"
import type { FileValue } from "#dashboard/items/values.ts"
import { type WidgetProps, useSibling } from "#dashboard/widgets/widget.tsx"
import { focusFieldOf, logoField } from "#contract/fields.ts"
import { Button } from "#ui/controls/button.tsx"
import { initials, Monogram } from "#ui/pictures/monogram.tsx"
import { asList, FileField } from "./upload-rows.tsx"
import { FocusDialog } from "./focus-dialog.tsx"
import { centrePoint, focusIn, focusPosition, focusText } from "./focus-point.ts"
import { PictureTexts } from "./picture-texts.tsx"
import * as styles from "./picture-widget.module.css"
import { appWords } from "#dashboard/strings/words.ts"

/** Some kinds have a field of their own for the picture's focus point. */
export function PictureWidget(widget: WidgetProps<FileValue | null>) {
  const { id, name, value, error, isReadOnly, onBlur } = widget
  const [open, setOpen] = useState<"focus" | "library" | null>(null)
  const [sibling, setFocus] = useSibling(focusFieldOf(name))
  const focus = typeof sibling === "string" ? sibling : null
  const isLogo = name === logoField
  const fit = isLogo ? "contain" : "cover"
  const recentre = () => {
    if (focus !== null) setFocus(focusText(centrePoint))
  }
  const choose = (file: FileValue) => {
    recentre()
    widget.onChange(file)
  }
  const fromLibrary = <LibraryButton onOpen={() => setOpen("library")} />
  const dialogs = () => (
    <>
      {open === "focus" && value !== null && focus !== null && (
        <FocusDialog file={value} value={focus} onChange={setFocus} onClose={() => setOpen(null)} />
      )}
      {open === "library" && <LibraryDialog onChoose={choose} onClose={() => setOpen(null)} />}
    </>
  )
  return (
    <FileField widget={asList(widget)} onAdd={recentre} onRemoved={recentre} dialogs={dialogs}>
      {({ isOver, chooser, rows, fault, change, remove }) =>
        value === null ? (
          <>
            {isLogo && <WithoutLogo />}
            {!isReadOnly && (
              <DropZone title={appWords.pictures.dropOne(name)} hint={appWords.pictures.hintOne(name)} isOver={isOver}>
                {chooser(appWords.buttons.chooseFile)}
                {fromLibrary}
              </DropZone>
            )}
            {fault}
            {rows}
          </>
        ) : (
          <>
            <div className={styles[fit]} data-over={isOver}>
              <Thumbnail file={value} style="w800" position={focus === null ? undefined : focusPosition(focusIn(focus))} fit={fit} />
            </div>
            {!isReadOnly && (
              <PictureButtons onFocus={focus === null ? null : () => setOpen("focus")} onRemove={() => remove(value.key)}>
                {chooser(appWords.pictures.replace)}
                {fromLibrary}
              </PictureButtons>
            )}
            {rows}
            <PictureTexts id={id} value={value} error={error} isReadOnly={isReadOnly} onChange={change} onBlur={onBlur} />
          </>
        )
      }
    </FileField>
  )
}

type PictureButtonsProps = { readonly onFocus: (() => void) | null; readonly onRemove: () => void; readonly children: ReactNode }

/** Stands below a picture. The children replace it by another. */
function PictureButtons({ onFocus, onRemove, children }: PictureButtonsProps) {
  return (
    <div className="cluster">
      {children}
      {onFocus !== null && (
        <Button tone="ghost" size="small" onClick={onFocus}>
          {appWords.pictures.focus.set}
        </Button>
      )}
      <Button tone="danger-quiet" size="small" onClick={onRemove}>
        {appWords.buttons.remove}
      </Button>
    </div>
  )
}

/** Shows the initials that the site draws for a member without a logo. */
function WithoutLogo() {
  const [title] = useSibling("title")
  const name = typeof title === "string" ? title : ""
  if (initials(name) === "") return null
  return (
    <div className={styles.monogram}>
      <Monogram name={name} size="large" />
      <p className="meta">{appWords.pictures.withoutLogo(initials(name))}</p>
    </div>
  )
}
