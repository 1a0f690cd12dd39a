/** The languages of the catalogue: for each code here, the compiler demands the words of every area. */
export type Language = "en"

export const siteLanguage: Language = "en"

/** The words of one area in every language. English sets the shape that the others must have. */
export type Catalogue<Words, Code extends string = Language> = { readonly en: Words } & {
  readonly [Other in Exclude<Code, "en">]: NoInfer<Words>
}

export function inSiteLanguage<Words>(catalogue: Catalogue<Words>): Words {
  return catalogue[siteLanguage]
}

/** The `lang` attribute of content; none where it is the page's own. */
export function foreignLang(langcode: string): string | undefined {
  return langcode === siteLanguage ? undefined : langcode
}

export function nameOf(names: Readonly<Record<string, string>>, code: string): string {
  return names[code] ?? code
}
