/** The language of the site's own words: those of src/lib/strings and src/app/strings. */
export const siteLanguage = "en"

/** The `lang` attribute of content; none if it is the page's own. */
export function foreignLang(langcode: string): string | undefined {
  return langcode === siteLanguage ? undefined : langcode
}

export function nameOf(names: Readonly<Record<string, string>>, code: string): string {
  return names[code] ?? code
}
