import { skipToken } from "@reduxjs/toolkit/query/react"
import { useEffect, useRef, useState } from "react"
import { makeWatch } from "#lib/in-view.ts"
import { MissingPicture } from "#ui/pictures/missing-picture.tsx"
import { useGetPictureQuery } from "./picture-api.ts"
import * as styles from "./authorized-picture.module.css"

const watch = makeWatch()

type AuthorizedPictureProps = {
  /** The API's address; null draws the crossed box. */
  readonly url: string | null
  /** Is empty for decoration. */
  readonly alt: string
}

/** A picture may need the user's token. It loads near the screen; its place stays empty until then. */
export function AuthorizedPicture({ url, alt }: AuthorizedPictureProps) {
  const box = useRef<HTMLSpanElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => (box.current === null ? undefined : watch(box.current, (isInView) => isInView && setIsNear(true))), [])
  // The small copy spares the original, which may have 20 MB.
  const { currentData: source, isError } = useGetPictureQuery(isNear && url !== null ? { source: url, style: "w200" } : skipToken)
  return (
    <span ref={box} className={styles.box}>
      {url === null || isError ? (
        <MissingPicture alt={alt} className={styles.picture} />
      ) : (
        source !== undefined && <img src={source} alt={alt} className={styles.picture} />
      )}
    </span>
  )
}
