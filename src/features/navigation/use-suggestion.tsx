import { useEffect, useState, type ReactNode } from "react"
import { wantedLanguage } from "#lib/navigation/chosen-language.ts"
import type { Way } from "#lib/content/versions.ts"
import { useSession } from "#lib/session/use-session.tsx"
import { language } from "#lib/strings/language.ts"
import type { LanguageSuggestion } from "./language-suggestion.tsx"
import { useInBrowser } from "#lib/use-in-browser.ts"

/** Offers the page in the language that the reader seems to want. Few readers need it, so its script loads by itself. */
export function useSuggestion(ways: readonly Way[]): ReactNode {
  const { session } = useSession()
  const [Suggestion, setSuggestion] = useState<typeof LanguageSuggestion | null>(null)
  const account = session.kind === "signed-in" ? session.profile.langcode : null
  const suggestedLanguage = useInBrowser(() => wantedLanguage(account) ?? language) ?? language
  const way = suggestedLanguage === language ? undefined : ways.find((each) => each.language === suggestedLanguage && each.isSame)
  const isWanted = way !== undefined
  useEffect(() => {
    if (!isWanted) return
    // The page is whole without it.
    const load = import(/* webpackChunkName: "language-suggestion" */ "./language-suggestion.tsx")
    load.then(
      (chunk) => setSuggestion(() => chunk.LanguageSuggestion),
      () => undefined,
    )
  }, [isWanted])
  return way && Suggestion && <Suggestion key={way.path} way={way} />
}
