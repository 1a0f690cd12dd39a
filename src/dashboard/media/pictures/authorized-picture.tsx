import { useEffect, useRef, useState } from "react"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { backEndIn } from "#lib/api.ts"
import { Void } from "#ui/void.tsx"
import { loadPicture } from "./load-picture.ts"
import * as styles from "./authorized-picture.module.css"

type AuthorizedPictureProps = {
  /** As the API gives it; null draws the crossed box. */
  readonly url: string | null
  /** Empty for decoration. */
  readonly alt: string
}

/** A small copy of a picture that may need the user's token. It loads once it is near the screen; its place stays empty until then. */
export function AuthorizedPicture({ url, alt }: AuthorizedPictureProps) {
  const box = useRef<HTMLSpanElement>(null)
  const source = useObjectUrl(url, box)
  return (
    <span ref={box} className={styles.box}>
      {source === "waiting" ? null : source === null ? (
        <Void alt={alt} className={styles.picture} />
      ) : (
        <img src={source} alt={alt} className={styles.picture} />
      )}
    </span>
  )
}

type Loaded = { readonly of: string; readonly source: string | null }

/** Null if there is no picture, or it can't be loaded. */
function useObjectUrl(url: string | null, box: { readonly current: HTMLElement | null }): string | null {
  const dispatch = useAppDispatch()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    if (url === null || box.current === null) return undefined
    const leaving = new AbortController()
    let source: string | undefined
    const load = async () => {
      const outcome = await dispatch(smallPicture(url, leaving.signal))
      source = outcome.ok ? outcome.value : undefined
      if (leaving.signal.aborted) release(source)
      else setLoaded({ of: url, source: source ?? null })
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void load()
    })
    observer.observe(box.current)
    return () => {
      observer.disconnect()
      leaving.abort()
      release(source)
    }
  }, [url, box, dispatch])
  if (url === null) return null
  return loaded?.of === url ? loaded.source : "waiting"
}

/** A small copy: an original may have 20 MB. */
function smallPicture(source: string, signal: AbortSignal) {
  return (_: unknown, __: unknown, extra: unknown) => loadPicture({ source, style: "w200" }, { backEnd: backEndIn(extra), signal })
}

function release(source: string | undefined): void {
  if (source?.startsWith("blob:") === true) URL.revokeObjectURL(source)
}
