import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from "react"
import { classes } from "#lib/classes.ts"
import { Button } from "#ui/controls/button.tsx"
import * as styles from "./drop-zone.module.css"
import { appWords } from "#dashboard/strings/words.ts"

type FileReceiverProps = {
  readonly id: string
  readonly isReadOnly: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly children: (isOver: boolean) => ReactNode
}

export function FileReceiver({ id, isReadOnly, onFiles, children }: FileReceiverProps) {
  const [isOver, setIsOver] = useState(false)
  if (isReadOnly) return <div id={id}>{children(false)}</div>
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return
    event.preventDefault()
    setIsOver(true)
  }
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false)
  }
  const take = (event: DragEvent | ClipboardEvent, transfer: DataTransfer) => {
    const files = [...transfer.files]
    // Word puts a picture of the text beside the text.
    if (files.length === 0 || transfer.types.includes("text/plain")) return
    event.preventDefault()
    onFiles(files)
  }
  const drop = (event: DragEvent) => {
    setIsOver(false)
    take(event, event.dataTransfer)
  }
  return (
    <div
      id={id}
      className="stack"
      data-gap="4"
      tabIndex={-1}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      {children(isOver)}
    </div>
  )
}

type DropZoneProps = {
  readonly title: string
  readonly hint: string
  readonly isOver: boolean
  /** Buttons that do the same as dropping. */
  readonly children: ReactNode
}

export function DropZone({ title, hint, isOver, children }: DropZoneProps) {
  return (
    <div className={styles.zone} data-over={isOver}>
      <p>
        <strong>{title}</strong> {appWords.files.or}
      </p>
      <div className={classes("cluster", styles.choices)}>{children}</div>
      <p className="meta">{hint}</p>
    </div>
  )
}

type FileChooserProps = {
  readonly id?: string
  readonly label: string
  readonly accept: string
  readonly isMany: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly children: ReactNode
}

export function FileChooser({ id, label, accept, isMany, onFiles, children }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        multiple={isMany}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ""
        }}
      />
      <Button id={id} tone="ghost" size="small" onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
