import { useCallback, useState, type ReactNode } from "react"
import { createPortal } from "react-dom"
import { preview as strings } from "#lib/strings/members-area/preview.ts"
import * as styles from "./preview-frame.module.css"

const blank = "<!doctype html><html><head></head><body></body></html>"

type PreviewFrameProps = {
  readonly lang: string
  /** In CSS pixels. */
  readonly width: number
  readonly children: ReactNode
}

/** Draws its children in a document of their own, so that media queries see its width. Without allow-scripts nothing runs in it. */
export function PreviewFrame({ lang, width, children }: PreviewFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null)
  const start = useCallback(
    (frame: HTMLIFrameElement) => {
      const inner = frame.contentDocument
      if (inner === null) return
      inner.documentElement.lang = lang
      for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style')) inner.head.append(inner.importNode(sheet, true))
      setBody(inner.body)
    },
    [lang],
  )
  return (
    <div className={styles.frame}>
      <iframe
        className={styles.document}
        style={{ width }}
        title={strings.frame}
        srcDoc={blank}
        sandbox="allow-same-origin"
        onLoad={(event) => start(event.currentTarget)}
      />
      {body !== null && createPortal(<Unlinked>{children}</Unlinked>, body)}
    </div>
  )
}

/** Keeps the reader in the preview: its links lead nowhere. */
function Unlinked({ children }: { readonly children: ReactNode }) {
  return <main onClickCapture={(event) => event.preventDefault()}>{children}</main>
}
