import { isLanguage, nativeNames } from "#contract/languages.ts"
import { foreignLang } from "#lib/strings/language.ts"

type LanguageMarkProps = { readonly langcode: string; readonly className?: string | undefined }

/** Each language calls itself by its own name. The page's language has no mark. */
export function LanguageMark({ langcode, className }: LanguageMarkProps) {
  const lang = foreignLang(langcode)
  if (lang === undefined) return null
  return (
    <span lang={lang} className={className}>
      {isLanguage(lang) ? nativeNames[lang] : lang}
    </span>
  )
}
