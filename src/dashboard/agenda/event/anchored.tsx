import { useLayoutEffect, useRef, useState, type CSSProperties, type FocusEvent, type ReactNode } from "react"
import { flushSync } from "react-dom"
import type { Opened } from "./opened.ts"
import * as styles from "./anchored.module.css"

type AnchoredProps = { readonly popover: ReactNode; readonly opened: Opened; readonly children: ReactNode }

type Side = "left" | "right"
type Place = { readonly side: Side; readonly style: CSSProperties & Readonly<Record<"--point", string>> }

/** In pixels: the gap for the popover's point, and its height below the popover's top. */
const gap = 10
const pointTop = 30

/** Puts the popover beside the element that opened it, if there is room. On narrow windows it is below all of it. */
export function Anchored({ popover, opened, children }: AnchoredProps) {
  const frame = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const place = usePlace(frame, box, opened)
  // A popover that stays would hide what has the focus below it.
  const leave = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget === null || relatedTarget === opened.anchor || currentTarget.contains(relatedTarget)) return
    if (getComputedStyle(currentTarget).position === "absolute") opened.close()
  }
  return (
    <div ref={frame} className={styles.frame}>
      {children}
      {popover !== null && (
        <div ref={box} className={styles.place} data-side={place?.side} style={place?.style} onBlur={leave}>
          {popover}
        </div>
      )}
    </div>
  )
}

type Ref = { readonly current: HTMLElement | null }

function usePlace(frame: Ref, box: Ref, { shown, anchor }: Opened) {
  const [place, setPlace] = useState<Place | null>(null)
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, box.current]
    if (shown === null || anchor === null || outer === null || inner === null) return undefined
    const measure = () =>
      setPlace(positionOf(outer.getBoundingClientRect(), anchor.getBoundingClientRect(), inner.getBoundingClientRect(), shownPart()))
    measure()
    // The popover grows when its text comes. It has its new place before the next frame, in which it may be scrolled into sight.
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(inner)
    observer.observe(outer)
    return () => observer.disconnect()
  }, [shown, anchor, frame, box])
  return place
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "height" | "width">
type Part = { readonly top: number; readonly bottom: number }

/** In pixels: what stays free at the edges of the window. */
const edge = 16

/** The part of the window that neither the header nor the cookie banner covers. */
function shownPart(): Part {
  const { paddingTop, paddingBottom } = scrollPaddings()
  return { top: Math.max(edge, paddingTop), bottom: window.innerHeight - edge - paddingBottom }
}

function scrollPaddings() {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  return { paddingTop: Number.parseFloat(scrollPaddingTop) || 0, paddingBottom: Number.parseFloat(scrollPaddingBottom) || 0 }
}

/**
 * Beside the anchor, and in sight: in the window, if an anchor at its edge allows it, and within the frame, if that is high enough. The
 * point stays at the anchor's middle.
 */
export function positionOf(frame: Box, anchor: Box, { width, height }: Box, shown: Part): Place {
  const middle = anchor.top - frame.top + anchor.height / 2
  const within = Math.max(0, Math.min(middle - pointTop, frame.height - height))
  const top = Math.max(shown.top - frame.top, Math.min(within, shown.bottom - frame.top - height))
  const hasRoomLeft = anchor.left - frame.left >= width + gap
  const left = hasRoomLeft ? anchor.left - frame.left - width - gap : Math.min(anchor.right - frame.left + gap, frame.width - width)
  const point = Math.max(12, Math.min(middle - top - 8, height - 28))
  return { side: hasRoomLeft ? "left" : "right", style: { top, left: Math.max(0, left), "--point": `${point}px` } }
}
