import { useEffect, useState, type ReactNode } from "react"
import { useLoaded } from "#lib/use-loaded.ts"
import * as styles from "./site-header.module.css"

const readHeadroom = () => import(/* webpackChunkName: "headroom" */ "react-headroom")

/** Headroom decides, beside the header: its script loads at the first scroll, and without it the header stays. */
export function useHeadroom(isPinned: boolean): readonly [isPassed: boolean, headroom: ReactNode] {
  const [isPassed, setIsPassed] = useState(false)
  const { state, load } = useLoaded(readHeadroom, false)
  const Loaded = state.kind === "ready" ? state.value.default : null
  useEffect(() => {
    window.addEventListener("scroll", load, { once: true, passive: true })
    return () => window.removeEventListener("scroll", load)
  }, [load])
  useEffect(() => {
    // Headroom must hear of the scroll that loaded it.
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
