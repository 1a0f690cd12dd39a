import { useEffect, useRef } from "react"
import { languages, nativeNames } from "#contract/languages.ts"
import type { Langcode } from "#contract/fields.ts"
import type { Item } from "#dashboard/items/item.ts"
import { originalOf, tabPath, type Translation } from "#dashboard/items/languages.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { Link } from "#ui/link.tsx"
import * as styles from "./languages.module.css"
import { appWords } from "#dashboard/strings/words.ts"

const strings = appWords.translations

type LanguageTabsProps = {
  readonly item: Pick<Item, "languages">
  /** The address of the item's editor. */
  readonly editPath: string
  readonly shown: Langcode
}

/** The address of the tab that was followed last: its editor is another form, and the focus would be lost. */
let followed: string | null = null

/** The languages of an item: a link to the editor of each, with how it stands. Nothing for an item that was never saved. */
export function LanguageTabs({ item, editPath, shown }: LanguageTabsProps) {
  const all = item.languages?.all ?? null
  const original = originalOf(item)
  const tabs = useRef<HTMLElement>(null)
  const address = tabPath(editPath, shown, original)
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
              aria-current={code === shown ? "page" : undefined}
              data-state={stateOf(all, code)}
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

export function stateOf(all: readonly Translation[], code: Langcode): LanguageState {
  const found = all.find(({ langcode }) => langcode === code)
  if (found === undefined) return "missing"
  if (found.isOutdated) return "outdated"
  return found.isPublished ? "published" : "draft"
}

/** "original, published", or "outdated, draft": a mark doesn't hide whether visitors see the text. */
function wordsOf(all: readonly Translation[], code: Langcode): string {
  const found = all.find(({ langcode }) => langcode === code)
  const state = stateOf(all, code)
  const words = [
    ...(found?.isOriginal === true ? [strings.original] : []),
    strings.states[state],
    ...(state === "outdated" ? [strings.states[found?.isPublished === true ? "published" : "draft"]] : []),
  ]
  return words.join(", ")
}
