import type { MouseEvent } from "react"
import type { Langcode } from "#contract/fields.ts"
import { inLanguage, nativeNames, splitLanguage } from "#contract/languages.ts"
import { chooseLanguage } from "#lib/navigation/chosen-language.ts"
import type { Way } from "#lib/content/versions.ts"
import { language } from "#lib/strings/language.ts"
import { words } from "#lib/strings/words.ts"
import * as styles from "./language-switch.module.css"
import { isWork } from "./sections.ts"

/** Links to the page in each language. Each loads a document. */
export function LanguageSwitch({ ways }: { readonly ways: readonly Way[] }) {
  return (
    <ul className={styles.list} aria-label={words.frame.languages}>
      {ways.map(({ language: code, path }) => (
        <li key={code}>
          <a
            className={styles.link}
            href={path}
            hrefLang={code}
            lang={code}
            aria-current={code === language ? "true" : undefined}
            onClick={(event) => choose(event, code)}
          >
            <span className={styles.label}>{code.toUpperCase()}</span>
            <span className="visually-hidden"> {nativeNames[code]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A screen of the dashboard changes its address without a move: a first save does, for example. */
function choose({ currentTarget: link }: MouseEvent<HTMLAnchorElement>, code: Langcode): void {
  const { pathname, search } = window.location
  chooseLanguage(code)
  if (isWork(pathname)) link.href = inLanguage(code, splitLanguage(pathname).path) + search
}
