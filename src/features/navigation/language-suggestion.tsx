import { useState, type MouseEvent } from "react"
import { chooseLanguage } from "#lib/navigation/chosen-language.ts"
import type { Way } from "#lib/content/versions.ts"
import { language } from "#lib/strings/language.ts"
import { suggestions } from "#lib/strings/suggestions.ts"
import { Button } from "#ui/controls/button.tsx"
import { cross, Icon } from "#ui/pictures/icon.tsx"
import * as styles from "./language-suggestion.module.css"

/** The suggestion comes after the page and takes no focus. */
export function LanguageSuggestion({ way: { language: suggestedLanguage, path } }: { readonly way: Way }) {
  const [isClosed, setIsClosed] = useState(false)
  if (isClosed) return null
  const { isThere, close } = suggestions[suggestedLanguage]
  const stay = () => {
    chooseLanguage(language)
    setIsClosed(true)
    document.getElementById("main")?.focus({ preventScroll: true })
  }
  const follow = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    chooseLanguage(suggestedLanguage)
    // Filters mean the same in each language.
    link.href = path + window.location.search
  }
  return (
    <aside className={`unprinted ${styles.suggestion}`} aria-label={isThere} lang={suggestedLanguage}>
      <div className={`wrap ${styles.inner}`}>
        <a className={styles.link} href={path} hrefLang={suggestedLanguage} onClick={follow}>
          {isThere}
        </a>
        <Button tone="quiet" size="icon" aria-label={close} onClick={stay}>
          <Icon path={cross} />
        </Button>
      </div>
    </aside>
  )
}
