import { isLanguage, nativeNames } from "#contract/languages.ts"
import { foreignLang } from "#lib/strings/language.ts"

type LanguageMarkProps = { readonly langcode: string; readonly className?: string | undefined }

/** Names the language of an item that isn't in the language of the page, as that language calls itself. */
export function LanguageMark({ langcode, className }: LanguageMarkProps) {
  const lang = foreignLang(langcode)
  if (lang === undefined) return null
  return (
    <span lang={lang} className={className}>
      {isLanguage(lang) ? nativeNames[lang] : lang}
    </span>
  )
}
