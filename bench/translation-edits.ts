/** Each edit changes the pages of one language, or those that lead to them. */
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { languages } from "#contract/languages.ts"
import type { Json } from "#contract/jsonapi.ts"
import { article, term, text, type Edit, type Turn } from "./edits.ts"
import { proofOf, type ContentResource } from "./editor.ts"

type Translation = ContentResource["attributes"]["translations"][number]
type LanguageChoice = { readonly item: ContentResource; readonly language: Langcode }
/** An edit may change these languages of an item. */
export type Choice = (all: readonly Translation[]) => readonly Langcode[]

const queryOf = (type: ResourceType) => `page[limit]=50${type === "node--agenda" ? "&filter[field_audience]=public" : ""}`

export const codes = (all: readonly Translation[]) => all.map(({ langcode }) => langcode)
export const publishedOf = (all: readonly Translation[]) => all.filter(({ status }) => status)

export const shownTranslations: Choice = (all) => codes(publishedOf(all).filter((one) => !one.is_original))
/** Readers see such an item in another language too. */
export const draftTranslations: Choice = (all) =>
  publishedOf(all).length === 0 ? [] : codes(all.filter((one) => !one.is_original && !one.status))
const absent: Choice = (all) => (publishedOf(all).length === 0 ? [] : languages.filter((language) => !codes(all).includes(language)))
const inAllLanguages: Choice = (all) => (publishedOf(all).length === languages.length ? shownTranslations(all) : [])

export async function choose({ editor, number, pick }: Turn, type: ResourceType, choice: Choice): Promise<LanguageChoice> {
  const of = ({ attributes }: ContentResource) => choice(attributes.translations)
  const item = pick((await editor.list(type, queryOf(type))).filter((candidate) => of(candidate).length > 0))
  const languagesToEdit = of(item)
  return { item, language: languagesToEdit[number % languagesToEdit.length] ?? item.attributes.langcode }
}

type Attributes = (number: number, chosen: LanguageChoice) => Record<string, Json>

/** The request goes to the address of the language. */
export function translating(name: string, type: ResourceType, choice: Choice, attributes: Attributes): Edit {
  const make = async (turn: Turn) => {
    const choiceOfTurn = await choose(turn, type, choice)
    const { item, language } = choiceOfTurn
    const answer = await turn.editor.change(type, item.id, { attributes: attributes(turn.number, choiceOfTurn) }, language)
    return type.startsWith("node--") ? proofOf(answer) : null
  }
  return { name, make }
}

const coming: readonly Edit[] = [
  {
    name: "removed translation",
    make: async (turn) => {
      const { item, language } = await choose(turn, article, shownTranslations)
      return proofOf(await turn.editor.removeTranslation(item, language))
    },
  },
  {
    name: "added translation",
    make: async (turn) => {
      const { item, language } = await choose(turn, article, absent)
      await turn.editor.translate(item, language)
      const attributes = { title: `Ajouté ${turn.number}`, status: true, path: { alias: `/post/ajoute-${turn.number}` } }
      return proofOf(await turn.editor.change(article, item.id, { attributes }, language))
    },
  },
  {
    name: "created in French",
    make: async ({ editor, number }) => {
      const attributes = {
        langcode: "fr",
        title: `Neuf ${number}`,
        status: true,
        path: { alias: `/post/neuf-${number}` },
        ...text("<p>Neuf.</p>"),
      }
      return proofOf(await editor.create(article, { attributes }))
    },
  },
]

export const translationEdits: readonly Edit[] = [
  translating("translated text", article, shownTranslations, (n) => text(`<p>Écrit ${n}.</p>`)),
  translating("translated title", article, shownTranslations, (n) => ({ title: `Traduit ${n}` })),
  translating("translated address", article, shownTranslations, (n) => ({ path: { alias: `/post/deplace-${n}` } })),
  translating("withdrawn translation", article, shownTranslations, () => ({ status: false })),
  translating("published translation", article, draftTranslations, () => ({ status: true })),
  ...coming,
  translating("date of all languages", article, inAllLanguages, (n) => ({ field_date: `2018-05-${String(10 + (n % 20))}` })),
  translating("translated tag", term, shownTranslations, (n) => ({ name: `Mot ${n}` })),
]
