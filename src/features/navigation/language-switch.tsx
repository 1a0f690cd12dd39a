import type { MouseEvent } from "react"
import type { Langcode } from "#contract/fields.ts"
import { inLanguage, nativeNames, splitLanguage } from "#contract/languages.ts"
import { chooseLanguage } from "#lib/navigation/chosen-language.ts"
import type { Way } from "#lib/content/versions.ts"
import { language } from "#lib/strings/language.ts"
import { words } from "#lib/strings/words.ts"
import * as styles from "./language-switch.module.css"
import { isWork } from "./sections.ts"

/** Each link loads a document. */
export function LanguageSwitch({ ways }: { readonly ways: readonly Way[] }) {
  return (
    <ul className={styles.list} aria-label={words.frame.languages}>
      {ways.map((way) => (
        <li key={way.language}>
          <a
            className={styles.link}
            href={way.path}
            hrefLang={way.language}
            lang={way.language}
            aria-current={way.language === language ? "true" : undefined}
            onClick={(event) => choose(event, way)}
          >
            <span className="place">{way.language.toUpperCase()}</span>
            <span className="visually-hidden"> {nativeNames[way.language]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The query goes along, because filters mean the same in each language. A first save changes the dashboard's address without a move. */
function choose({ currentTarget: link }: MouseEvent<HTMLAnchorElement>, { language: code, path, isSame }: Way): void {
  const { pathname, search } = window.location
  chooseLanguage(code)
  if (isWork(pathname)) link.href = inLanguage(code, splitLanguage(pathname).path) + queryIn(code, search)
  else if (isSame) link.href = path + search
}

/** The login names the screen that asked for it. */
function queryIn(code: Langcode, search: string): string {
  const query = new URLSearchParams(search)
  const next = query.get("next")
  if (next === null) return search
  query.set("next", inLanguage(code, splitLanguage(next).path))
  return `?${query.toString()}`
}
