import { useEffect, useState, type ComponentType, type ReactNode } from "react"
import type Headroom from "react-headroom"
import * as styles from "./site-header.module.css"

type HeadroomProps = Headroom["props"]

/** Says whether the reader scrolls down, past the header. Headroom decides, beside the header: its script loads at the first scroll, and without it the header stays. */
export function useHeadroom(isPinned: boolean): readonly [isPassed: boolean, headroom: ReactNode] {
  const [isPassed, setIsPassed] = useState(false)
  const [Loaded, setLoaded] = useState<ComponentType<HeadroomProps> | null>(null)
  useEffect(() => {
    const load = async () => {
      const chunk = await import(/* webpackChunkName: "headroom" */ "react-headroom").catch(() => null)
      if (chunk !== null) setLoaded(() => chunk.default)
    }
    const onScroll = () => void load()
    window.addEventListener("scroll", onScroll, { once: true, passive: true })
    return () => window.removeEventListener("scroll", onScroll)
  }, [])
  useEffect(() => {
    // It hears of the scroll that it was loaded for.
    if (Loaded !== null) window.dispatchEvent(new Event("scroll"))
  }, [Loaded])
  const show = () => setIsPassed(false)
  const headroom = Loaded && (
    <Loaded
      className={styles.measure}
      disableInlineStyles
      upTolerance={5}
      downTolerance={0}
      pin={isPinned}
      onPin={show}
      onUnfix={show}
      onUnpin={() => setIsPassed(true)}
    >
      <div className={styles.height} />
    </Loaded>
  )
  return [isPassed, headroom]
}
