import { useEffect, useRef, useState } from "react"
import { makeWatch } from "#lib/in-view.ts"
import { loadJson } from "#lib/navigation/page-data.ts"
import { Monogram } from "#ui/monogram.tsx"
import { Picture } from "#ui/picture.tsx"
import type { CardMember } from "./listed-card.ts"
import * as styles from "./member-sign.module.css"

type Work = Queries.MemberCardFragment["work"]

const watch = makeWatch({ rootMargin: "200px" })

/** A picture of a member's work, or else its logo or initials. */
export function MemberSign({ member }: { readonly member: CardMember }) {
  const { title, path, work, logo, isPictured = false } = member
  const [found, setFound] = useState<Work>(null)
  const element = useRef<HTMLSpanElement>(null)
  const isUnknown = isPictured && work === null
  useEffect(() => {
    if (!isUnknown || element.current === null) return undefined
    let isHere = true
    const unwatch = watch(element.current, (isSeen) => {
      if (!isSeen) return
      void workOf(path).then((loaded) => {
        if (isHere) setFound(loaded)
      })
    })
    return () => {
      isHere = false
      unwatch()
    }
  }, [isUnknown, path])
  const shown = work ?? found
  return (
    <span ref={element} className={styles.sign}>
      {shown === null ? <Monogram name={title} logo={logo} /> : <Picture picture={shown} className={styles.work} sizes="8rem" />}
    </span>
  )
}

/** The picture of a member that this page doesn't know, from the data of its own page, which its link prefetches too. */
async function workOf(path: string): Promise<Work> {
  try {
    const page = await loadJson(`/page-data${path}page-data.json`)
    if (!has(page, "result") || !has(page.result, "data") || !has(page.result.data, "member")) return null
    const { member } = page.result.data
    return isPicturedMember(member) ? (member.image ?? member.gallery[0] ?? null) : null
  } catch {
    // The initials stay.
    return null
  }
}

function isPicturedMember(value: unknown): value is Pick<Queries.MemberArticleFragment, "image" | "gallery"> {
  return has(value, "image") && has(value, "gallery")
}

function has<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === "object" && value !== null && key in value
}
