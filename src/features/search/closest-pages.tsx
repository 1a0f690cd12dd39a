import { useEffect, useState } from "react"
import { splitLanguage } from "#contract/languages.ts"
import type { Result } from "#lib/search/answer.ts"
import { closestPages } from "#lib/search/closest.ts"
import { makeIndexReader } from "#lib/search/index-reader.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { words } from "#lib/strings/words.ts"
import { Link } from "#ui/link.tsx"
import * as styles from "./closest-pages.module.css"

/** The pages that an address without a page may mean. Shows nothing if none is close, or if the index can't be read. */
export function ClosestPages() {
  const [pages, setPages] = useState<readonly Result[]>([])
  useEffect(() => {
    let isWanted = true
    const { pathname } = window.location
    closestPages(pathname, makeIndexReader(splitLanguage(pathname).language)).then(
      (found) => {
        if (isWanted) setPages(found)
      },
      // The page has other ways.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [])
  if (pages.length === 0) return null
  return (
    <>
      <h2 className={styles.title}>{words.notFound.closest}</h2>
      <ul className={styles.list}>
        {pages.map(({ number, langcode, document: [title, path] }) => (
          <li key={number}>
            <Link to={path} className={styles.link}>
              <span className={styles.name} lang={foreignLang(langcode)}>
                {title}
              </span>{" "}
              <span className={styles.address}>{path}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
