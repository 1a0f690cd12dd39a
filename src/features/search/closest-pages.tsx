import { splitLanguage } from "#contract/languages.ts"
import type { Result } from "#lib/search/answer.ts"
import { closestPages } from "#lib/search/closest.ts"
import { makeIndexReader } from "#lib/search/index-reader.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { words } from "#lib/strings/words.ts"
import { useLoaded } from "#lib/use-loaded.ts"
import { Link } from "#ui/link.tsx"
import * as styles from "./closest-pages.module.css"

async function readClosest(): Promise<readonly Result[]> {
  const { pathname } = window.location
  return closestPages(pathname, makeIndexReader(splitLanguage(pathname).language))
}

/** Shows the pages that an address without a page may mean, or nothing if none is close or the index can't be read. */
export function ClosestPages() {
  const { state } = useLoaded(readClosest, true)
  if (state.kind !== "ready" || state.value.length === 0) return null
  return (
    <>
      <h2 className={styles.title}>{words.notFound.closest}</h2>
      <ul className={styles.list}>
        {state.value.map(({ number, langcode, document: [title, path] }) => (
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
