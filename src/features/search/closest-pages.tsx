import type { ReactNode } from "react"
import { splitLanguage } from "#contract/languages.ts"
import { closestPages } from "#lib/search/closest.ts"
import { makeIndexReader } from "#lib/search/index-reader.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { words } from "#lib/strings/words.ts"
import { Link } from "#ui/controls/link.tsx"
import * as styles from "./closest-pages.module.css"

/** Shows nothing if no page is close to the address. */
export async function readClosestPages(): Promise<ReactNode> {
  const { pathname } = window.location
  const results = await closestPages(pathname, makeIndexReader(splitLanguage(pathname).language))
  if (results.length === 0) return null
  return (
    <>
      <h2 className={styles.title}>{words.notFound.closest}</h2>
      <ul className={styles.list}>
        {results.map(({ number, langcode, document: [title, path] }) => (
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
