import { useLayoutEffect, useRef, useState, type CSSProperties, type FocusEvent, type ReactNode } from "react"
import { flushSync } from "react-dom"
import { OpenPopover } from "./open-popover.tsx"
import * as styles from "./popover.module.css"
import { useView } from "./view.ts"

type Place = { readonly side: "left" | "right"; readonly style: CSSProperties & Readonly<Record<"--point", string>> }

/** In a narrow window the popover stands below `children`. */
export function Anchored({ children }: { readonly children: ReactNode }) {
  const { content, anchor, close } = useView().popover
  const frame = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, box.current]
    if (anchor === null || outer === null || inner === null) return undefined
    const measure = () =>
      setPlace(positionOf(outer.getBoundingClientRect(), anchor.getBoundingClientRect(), inner.getBoundingClientRect(), uncoveredPart()))
    measure()
    // The popover grows when its text arrives. It gets its new place before the next frame, which may scroll it into sight.
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(inner)
    observer.observe(outer)
    return () => observer.disconnect()
  }, [content, anchor])
  // An open popover would cover the element that now has the focus.
  const leave = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget === null || relatedTarget === anchor || currentTarget.contains(relatedTarget)) return
    if (getComputedStyle(currentTarget).position === "absolute") close()
  }
  return (
    <div ref={frame} className={styles.frame}>
      {children}
      {content !== null && (
        <div ref={box} className={styles.place} data-side={place?.side} style={place?.style} onBlur={leave}>
          <OpenPopover />
        </div>
      )}
    </div>
  )
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "height" | "width">
type Part = { readonly top: number; readonly bottom: number }

/** Pixels: the gap for the popover's point, the point's height below its top, and the margin to the window. */
const [gap, pointTop, edge] = [10, 30, 16] as const

/** The header and the cookie banner cover the rest of the window. */
function uncoveredPart(): Part {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const [top, bottom] = [Number.parseFloat(scrollPaddingTop) || 0, Number.parseFloat(scrollPaddingBottom) || 0]
  return { top: Math.max(edge, top), bottom: window.innerHeight - edge - bottom }
}

/** The popover stays in the window, and if possible within the frame. Its point stays at the anchor's middle. */
export function positionOf(frame: Box, anchor: Box, { width, height }: Box, uncovered: Part): Place {
  const middle = anchor.top - frame.top + anchor.height / 2
  const within = Math.max(0, Math.min(middle - pointTop, frame.height - height))
  const top = Math.max(uncovered.top - frame.top, Math.min(within, uncovered.bottom - frame.top - height))
  const hasRoomLeft = anchor.left - frame.left >= width + gap
  const left = hasRoomLeft ? anchor.left - frame.left - width - gap : Math.min(anchor.right - frame.left + gap, frame.width - width)
  const point = Math.max(12, Math.min(middle - top - 8, height - 28))
  return { side: hasRoomLeft ? "left" : "right", style: { top, left: Math.max(0, left), "--point": `${point}px` } }
}
