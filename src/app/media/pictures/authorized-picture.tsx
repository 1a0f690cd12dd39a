import { useEffect, useRef, useState } from "react"
import { useAppDispatch } from "#app/session/hooks.ts"
import { styleUrl } from "#contract/image-styles.ts"
import { BackEnd } from "#lib/api.ts"
import { Void } from "#ui/void.tsx"
import * as styles from "./authorized-picture.module.css"

type AuthorizedPictureProps = {
  /** As the API gives it; null draws the crossed box. */
  readonly url: string | null
  /** Empty for decoration. */
  readonly alt: string
}

/** A picture that may need the user's token, which an `<img>` can't send. It loads once it is near the screen; its place stays empty until then. */
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
      const bytes = await dispatch(readPicture(url, leaving.signal))
      if (leaving.signal.aborted) return
      if (bytes !== null) source = URL.createObjectURL(bytes)
      setLoaded({ of: url, source: source ?? null })
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
      if (source !== undefined) URL.revokeObjectURL(source)
    }
  }, [url, box, dispatch])
  if (url === null) return null
  return loaded?.of === url ? loaded.source : "waiting"
}

/** The bytes of a picture; null where it can't be loaded. */
function readPicture(url: string, signal: AbortSignal) {
  return async (_: unknown, __: unknown, extra: unknown): Promise<Blob | null> => {
    if (!(extra instanceof BackEnd)) return null
    try {
      const { data } = await extra.http.get<unknown>(url, { responseType: "blob", signal })
      return data instanceof Blob ? data : null
    } catch {
      // The crossed box stands in its place.
      return null
    }
  }
}

/** The address of a small copy of a picture, for lists: an original may have 20 MB. */
export function thumbnailUrl(fileUrl: string): string {
  return styleUrl(fileUrl, "w200")
}
