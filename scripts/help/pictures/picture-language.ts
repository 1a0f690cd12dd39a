/** The language of the help's pictures: its words, the people who prefer it, and titles of the demo content. */
import type { Langcode } from "#contract/fields.ts"
import { inLanguage } from "#contract/languages.ts"
import * as appEnglish from "#dashboard/strings/en/words.ts"
import * as appFrench from "#dashboard/strings/fr/words.ts"
import * as appDutch from "#dashboard/strings/nl/words.ts"
import type { AppWords } from "#dashboard/strings/words.ts"
import type { AccountWords } from "#lib/strings/account-words.ts"
import { accountWordsOf, wordsOf } from "#lib/strings/all.ts"
import type { Words } from "#lib/strings/words.ts"

/** Names before the @ of the demo's mail addresses. Without people who prefer its language, a page would offer them another one. */
type People = { readonly administrator: string; readonly colleague: string; readonly member: string }

/** The texts that a picture's steps type, and the titles of the demo that they open. */
type Texts = {
  /** A publication whose original is in this language. */
  readonly written: string
  readonly renamedByColleague: string
  readonly renamed: string
  readonly draft: string
  readonly translated: { readonly title: string; readonly to: Langcode }
  /** A member whose phone only members see. The original has "See as". */
  readonly hidesPhone: { readonly title: string; readonly original: Langcode }
  readonly legalClinic: string
  readonly newEvent: string
  readonly unfinished: { readonly title: string; readonly boldLine: string; readonly line: string }
}

export type PictureLanguage = {
  readonly code: Langcode
  readonly site: Words
  readonly account: AccountWords
  readonly app: AppWords
  readonly people: People
  readonly texts: Texts
  readonly at: (path: string) => string
}

const appWords: Readonly<Record<Langcode, AppWords>> = { en: appEnglish, fr: appFrench, nl: appDutch }

const people: Readonly<Record<Langcode, People>> = {
  en: { administrator: "ilse.krombach", colleague: "pieter.vanderlick", member: "karin.threinen" },
  fr: { administrator: "margaux.steenhout", colleague: "pieter.vanderlick", member: "denis.polleur" },
  nl: { administrator: "pieter.vanderlick", colleague: "margaux.steenhout", member: "griet.pollentier" },
}

/** The title that a colleague gives the English original of a translation. */
export const retitled = "A fee is no discount on quality"

const texts: Readonly<Record<Langcode, Texts>> = {
  en: {
    written: "Ten points for a fair design competition",
    renamedByColleague: "Ten points for a fair competition",
    renamed: "Ten points for fair design competitions",
    draft: "Leave the river a key",
    translated: { title: "A fee is not a discount on quality", to: "fr" },
    hidesPhone: { title: "Coopérative Mitoyen", original: "fr" },
    legalClinic: "Legal clinic",
    newEvent: "Working group: fees",
    unfinished: {
      title: "Three days in Ghent",
      boldLine: "What we saw",
      line: "Three days, eleven buildings, and one bicycle each.",
    },
  },
  fr: {
    written: "Au-delà du prix le plus bas : des critères qui choisissent un bâtiment",
    renamedByColleague: "Au-delà du prix : des critères qui choisissent un bâtiment",
    renamed: "Au-delà du prix le plus bas : des critères qui font un bâtiment",
    draft: "Laisser une clé à la rivière",
    translated: { title: "Des honoraires ne sont pas une remise sur la qualité", to: "fr" },
    hidesPhone: { title: "Coopérative Mitoyen", original: "fr" },
    legalClinic: "Permanence juridique",
    newEvent: "Groupe de travail : honoraires",
    unfinished: {
      title: "Trois jours à Gand",
      boldLine: "Ce que nous avons vu",
      line: "Trois jours, onze bâtiments, et un vélo chacun.",
    },
  },
  nl: {
    written: "Hergebruik begint bij de opmeting",
    renamedByColleague: "Hergebruik begint met de opmeting",
    renamed: "Hergebruik begint al bij de opmeting",
    draft: "Geef de rivier een sleutel",
    translated: { title: "Een ereloon is geen korting op kwaliteit", to: "nl" },
    hidesPhone: { title: "Tussenmuur Architecten", original: "nl" },
    legalClinic: "Juridisch spreekuur",
    newEvent: "Werkgroep: erelonen",
    unfinished: {
      title: "Drie dagen in Gent",
      boldLine: "Wat we zagen",
      line: "Drie dagen, elf gebouwen, en elk een fiets.",
    },
  },
}

export function pictureLanguage(code: Langcode): PictureLanguage {
  return {
    code,
    site: wordsOf(code),
    account: accountWordsOf(code),
    app: appWords[code],
    people: people[code],
    texts: texts[code],
    at: (path) => inLanguage(code, path),
  }
}

/** Finds words whatever their numbers are: "Saved 14:05" is found at any time of the day. */
export function anyNumber(words: string): RegExp {
  return new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\d+/g, String.raw`\d+`)}`)
}
