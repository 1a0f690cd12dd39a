import { useLayoutEffect, useRef, useState, type CSSProperties, type FocusEvent, type ReactNode } from "react"
import { flushSync } from "react-dom"
import { OpenPopover } from "./open-popover.tsx"
import * as styles from "./popover.module.css"
import { useView } from "./view.ts"

type Place = { readonly side: "left" | "right"; readonly style: CSSProperties & Readonly<Record<"--point", string>> }

/** Puts the popover beside the element that opened it, if there is room. On narrow windows it is below all of it. */
export function Anchored({ children }: { readonly children: ReactNode }) {
  const { shown, anchor, close } = useView().opened
  const frame = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, box.current]
    if (anchor === null || outer === null || inner === null) return undefined
    const measure = () =>
      setPlace(positionOf(outer.getBoundingClientRect(), anchor.getBoundingClientRect(), inner.getBoundingClientRect(), shownPart()))
    measure()
    // The popover grows when its text comes. It has its new place before the next frame, in which it may be scrolled into sight.
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(inner)
    observer.observe(outer)
    return () => observer.disconnect()
  }, [shown, anchor])
  // A popover that stays would hide what has the focus below it.
  const leave = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget === null || relatedTarget === anchor || currentTarget.contains(relatedTarget)) return
    if (getComputedStyle(currentTarget).position === "absolute") close()
  }
  return (
    <div ref={frame} className={styles.frame}>
      {children}
      {shown !== null && (
        <div ref={box} className={styles.place} data-side={place?.side} style={place?.style} onBlur={leave}>
          <OpenPopover />
        </div>
      )}
    </div>
  )
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "height" | "width">
type Part = { readonly top: number; readonly bottom: number }

/** In pixels: the gap for the popover's point, the point's height below the popover's top, and what stays free at the edges of the window. */
const [gap, pointTop, edge] = [10, 30, 16] as const

/** The part of the window that neither the header nor the cookie banner covers. */
function shownPart(): Part {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const [top, bottom] = [Number.parseFloat(scrollPaddingTop) || 0, Number.parseFloat(scrollPaddingBottom) || 0]
  return { top: Math.max(edge, top), bottom: window.innerHeight - edge - bottom }
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
