import { useCallback, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from "react"
import { createPortal } from "react-dom"
import { trustedHtml } from "#lib/trusted-html.ts"
import * as styles from "./preview-frame.module.css"

const blank = trustedHtml("preview", () => "<!doctype html><html><head></head><body></body></html>")

/** The site's policy forbids React's `srcdoc`, which is a text, so this sets trusted HTML. */
function open(frame: HTMLIFrameElement | null): void {
  if (frame !== null) frame.srcdoc = blank("")
}

type PreviewFrameProps = {
  readonly lang: string
  /** CSS pixels. */
  readonly width: number
  readonly title: string
  readonly children: ReactNode
}

/** The frame has a document of its own, so that media queries see its width. Without allow-scripts nothing runs in it. */
export function PreviewFrame({ lang, width, title, children }: PreviewFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const size = useSize(place)
  const start = useCallback(
    (frame: HTMLIFrameElement) => {
      const inner = frame.contentDocument
      // The frame exists before it has its document.
      if (inner === null || frame.srcdoc === "") return
      inner.documentElement.lang = lang
      // The page has its font by now.
      inner.documentElement.dataset.font = ""
      for (const sheet of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link[rel="stylesheet"], style')) {
        const copy = inner.importNode(sheet, true)
        copy.addEventListener("load", () => invertScripting(copy.sheet))
        inner.head.append(copy)
      }
      setBody(inner.body)
    },
    [lang],
  )
  return (
    <div ref={place} className={styles.frame}>
      <iframe
        ref={open}
        className={styles.document}
        style={fitStyle(width, size)}
        title={title}
        sandbox="allow-same-origin"
        onLoad={(event) => start(event.currentTarget)}
      />
      {body !== null && createPortal(<WithoutLinks>{children}</WithoutLinks>, body)}
    </div>
  )
}

/** The frame runs no scripts, so its sheets would hide the pictures. The page that it shows has scripts. */
function invertScripting(sheet: CSSStyleSheet | null): void {
  for (const { media } of [...(sheet?.cssRules ?? [])].filter(isMediaRule)) {
    media.mediaText = media.mediaText.replace(/(?<=scripting: )(none|enabled)/, (state) => (state === "none" ? "enabled" : "none"))
  }
}

/** The frame has classes of its own, so `instanceof` would answer no. */
function isMediaRule(rule: CSSRule): rule is CSSMediaRule {
  return "media" in rule
}

type Size = { readonly width: number; readonly height: number }

/** CSS pixels; null before the first measurement. */
function useSize(element: RefObject<HTMLElement>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return size
}

/** Scales a document of this width down to its place. A wider place has it in the middle. */
function fitStyle(width: number, place: Size | null): CSSProperties {
  const scale = place === null || place.width === 0 ? 1 : Math.min(1, place.width / width)
  const height = place === null ? "100%" : place.height / scale
  return { width, height, left: Math.max(0, ((place?.width ?? 0) - width * scale) / 2), transform: `scale(${scale})` }
}

/** A link would lead the reader out of the preview. */
function WithoutLinks({ children }: { readonly children: ReactNode }) {
  return <main onClickCapture={(event) => event.preventDefault()}>{children}</main>
}
