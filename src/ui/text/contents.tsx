import { useEffect, useState } from "react"
import { makeWatch } from "#lib/in-view.ts"
import type { Heading } from "#lib/prose/outline.ts"
import * as styles from "./contents.module.css"
import { words } from "#lib/strings/words.ts"

// The watched area reaches from far above to the upper third of the screen, so that jumps over many headings are noticed too.
const watch = makeWatch({ rootMargin: "99999px 0px -66%" })

export function Contents({ headings, lang }: { readonly headings: readonly Heading[]; readonly lang: string | undefined }) {
  const current = useCurrent(headings)
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents" className={styles.title}>
        {words.text.onThisPage}
      </h2>
      <ol className={styles.list} lang={lang}>
        {headings.map(({ id, text: heading }, index) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} aria-current={id === current || undefined}>
              <span className={styles.mark}>{index + 1}</span>
              <span>{heading}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function useCurrent(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const elements = headings.map(({ id }) => document.getElementById(id)).filter((element) => element !== null)
    const update = () => setCurrent(elements.findLast((element) => element.getBoundingClientRect().top < window.innerHeight / 3)?.id)
    const ends = elements.map((element) => watch(element, update))
    return () => {
      for (const end of ends) end()
    }
  }, [headings])
  return current
}
