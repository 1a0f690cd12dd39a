import { useEffect, useRef, useState } from "react"
import { makeWatch } from "#lib/in-view.ts"
import { Monogram } from "#ui/pictures/monogram.tsx"
import { Picture } from "#ui/pictures/picture.tsx"
import type { CardMember } from "./listed-card.ts"
import * as styles from "./member-sign.module.css"
import type { WorkPicture } from "./search/load-work-picture.ts"

const watch = makeWatch({ rootMargin: "200px" })

/** A picture of the member's work comes before its logo or initials. */
export function MemberSign({ member }: { readonly member: CardMember }) {
  const { title, path, work, logo, isPictured = false } = member
  const [loadedWork, setLoadedWork] = useState<WorkPicture>(null)
  const element = useRef<HTMLDivElement>(null)
  const isUnknown = isPictured && work === null
  useEffect(() => {
    if (!isUnknown || element.current === null) return undefined
    let isHere = true
    const unwatch = watch(element.current, (isSeen) => {
      if (!isSeen) return
      void loadWork(path).then((newWork) => {
        if (isHere) setLoadedWork(newWork)
      })
    })
    return () => {
      isHere = false
      unwatch()
    }
  }, [isUnknown, path])
  const picture = work ?? loadedWork
  return (
    <div ref={element}>
      {picture === null ? <Monogram name={title} logo={logo} /> : <Picture picture={picture} className={styles.work} sizes="8rem" />}
    </div>
  )
}

/** Only the loaded directory has members whose work is unknown, so the code comes with it. */
async function loadWork(path: string): Promise<WorkPicture> {
  const { loadWorkPicture } = await import(/* webpackChunkName: "directory" */ "./search/load-work-picture.ts")
  return loadWorkPicture(path)
}
