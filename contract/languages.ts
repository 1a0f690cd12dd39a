/** The languages of the site and of its content. English has the addresses without a prefix; the others have one, as in Drupal. */
import type { Langcode } from "./field-groups.ts"

/** By weight: what is absent in a language is shown in the first of these that has it, as in Drupal. */
export const languages = ["en", "fr", "nl"] as const satisfies readonly Langcode[]

export const defaultLanguage: Langcode = "en"

export const nativeNames: Readonly<Record<Langcode, string>> = { en: "English", fr: "Français", nl: "Nederlands" }

export function isLanguage(code: unknown): code is Langcode {
  return languages.some((language) => language === code)
}

/** Splits `/fr/post/x/` into `fr` and `/post/x/`. `/en/…` has no language: English has no prefix. */
export function splitLanguage(path: string): { readonly language: Langcode; readonly path: string } {
  const [, first] = path.split(/[/?#]/, 2)
  if (!isLanguage(first) || first === defaultLanguage || !path.startsWith("/")) return { language: defaultLanguage, path }
  const rest = path.slice(first.length + 1)
  return { language: first, path: rest.startsWith("/") ? rest : `/${rest}` }
}

/** Returns the address of a path, which has no prefix, in a language. */
export function inLanguage(language: Langcode, path: string): string {
  return language === defaultLanguage ? path : `/${language}${path}`
}

/** The page for addresses that have none. Each language has its own, below its prefix. */
export const notFoundPath = "/404.html"
