import type { ReactNode } from "react"
import type { Way } from "#lib/content/versions.ts"
import { wantedLanguage } from "#lib/navigation/chosen-language.ts"
import { useSession } from "#lib/session/use-session.tsx"
import { language } from "#lib/strings/language.ts"
import { useInBrowser } from "#lib/use-in-browser.ts"
import { useLoaded } from "#lib/use-loaded.ts"

const readSuggestion = () => import(/* webpackChunkName: "language-suggestion" */ "./language-suggestion.tsx")

/** Few readers need the suggestion of another language, so its script loads by itself. */
export function useSuggestion(ways: readonly Way[]): ReactNode {
  const { session } = useSession()
  const account = session.kind === "signed-in" ? session.profile.langcode : null
  const suggestedLanguage = useInBrowser(() => wantedLanguage(account) ?? language) ?? language
  const way = suggestedLanguage === language ? undefined : ways.find((each) => each.language === suggestedLanguage && each.isSame)
  const { state } = useLoaded(readSuggestion, way !== undefined)
  return way && state.kind === "ready" && <state.value.LanguageSuggestion key={way.path} way={way} />
}
