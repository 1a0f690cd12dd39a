import { useEffect, useRef } from "react"
import { languages, nativeNames } from "#contract/languages.ts"
import type { Langcode } from "#contract/fields.ts"
import type { Item } from "#dashboard/items/item.ts"
import { originalOf, tabPath, type Translation } from "#dashboard/items/languages.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { Link } from "#ui/controls/link.tsx"
import * as styles from "./languages.module.css"
import { appWords } from "#dashboard/strings/words.ts"

const strings = appWords.translations

type LanguageTabsProps = {
  readonly item: Pick<Item, "languages">
  readonly editPath: string
  readonly language: Langcode
}

/** The followed tab's editor is another form, which would lose the focus, so its address is remembered here. */
let followed: string | null = null

/** An item that was never saved has no links to its languages. */
export function LanguageTabs({ item, editPath, language }: LanguageTabsProps) {
  const all = item.languages?.all ?? null
  const original = originalOf(item)
  const tabs = useRef<HTMLElement>(null)
  const address = tabPath(editPath, language, original)
  useEffect(() => {
    const current = tabs.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (followed === address) current?.focus({ preventScroll: true })
    followed = null
  }, [address])
  if (all === null) return null
  return (
    <nav ref={tabs} className={styles.tabs} aria-label={strings.tabs}>
      <ul className={styles.list}>
        {languages.map((code) => (
          <li key={code}>
            <Link
              to={tabPath(editPath, code, original)}
              className={styles.tab}
              aria-current={code === language ? "page" : undefined}
              data-state={languageStateOf(all, code)}
              onClick={() => {
                followed = tabPath(editPath, code, original)
              }}
            >
              <span lang={foreignLang(code)}>{nativeNames[code]}</span>
              <small className={styles.state}>{wordsOf(all, code)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export type LanguageState = "published" | "draft" | "missing" | "outdated"

export function languageStateOf(all: readonly Translation[], code: Langcode): LanguageState {
  const translation = all.find(({ langcode }) => langcode === code)
  if (translation === undefined) return "missing"
  if (translation.isOutdated) return "outdated"
  return translation.isPublished ? "published" : "draft"
}

/** "original, published" or "outdated, draft" shows that a mark doesn't hide whether visitors see the text. */
function wordsOf(all: readonly Translation[], code: Langcode): string {
  const translation = all.find(({ langcode }) => langcode === code)
  const state = languageStateOf(all, code)
  const words = [
    ...(translation?.isOriginal === true ? [strings.original] : []),
    strings.states[state],
    ...(state === "outdated" ? [strings.states[translation?.isPublished === true ? "published" : "draft"]] : []),
  ]
  return words.join(", ")
}
