/** English addresses have no prefix, as in Drupal. */
import type { Langcode } from "./field-groups.ts"

/** The order is a priority, as in Drupal: a missing translation is replaced by the first language that has one. */
export const languages = ["en", "fr", "nl"] as const satisfies readonly Langcode[]

export const defaultLanguage: Langcode = "en"

export const nativeNames: Readonly<Record<Langcode, string>> = { en: "English", fr: "Français", nl: "Nederlands" }

export function isLanguage(code: unknown): code is Langcode {
  return languages.some((language) => language === code)
}

/** Splits `/fr/post/x/` into `fr` and `/post/x/`. `/en/…` has no language, because English has no prefix. */
export function splitLanguage(path: string): { readonly language: Langcode; readonly path: string } {
  const [, first] = path.split(/[/?#]/, 2)
  if (!isLanguage(first) || first === defaultLanguage || !path.startsWith("/")) return { language: defaultLanguage, path }
  const rest = path.slice(first.length + 1)
  return { language: first, path: rest.startsWith("/") ? rest : `/${rest}` }
}

export function inLanguage(language: Langcode, path: string): string {
  return language === defaultLanguage ? path : `/${language}${path}`
}

export const notFoundPath = "/404.html"
