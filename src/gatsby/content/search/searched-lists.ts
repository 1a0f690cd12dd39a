import { kinds } from "../../../../contract/content.ts"
import type { Langcode } from "../../../../contract/fields.ts"
import { inLanguage, languages } from "../../../../contract/languages.ts"
import { wordsOf } from "../../../lib/strings/all.ts"
import type { Words } from "../../../lib/strings/words.ts"
import { documentText, type SearchDocument } from "./searched-item.ts"
import { weighTerms, placeWeights } from "./term-weights.ts"

/** Lists get document numbers from here on, which are higher than the numbers of all items. */
const firstNumber = 100_000_000

type List = { readonly path: string; readonly of: (words: Words) => { readonly title: string; readonly text: string } }

const members: List = {
  path: kinds["node--member"].publicPath,
  of: ({ members: { title, description } }) => ({ title, text: description }),
}
const publications: List = { path: "/publications/", of: ({ publications: { title, lead } }) => ({ title, text: lead }) }
const actions: List = { path: "/actions-projects/", of: ({ actions: { title, lead } }) => ({ title, text: lead }) }
const agenda: List = { path: kinds["node--agenda"].publicPath, of: ({ agenda: { title, lead } }) => ({ title, text: lead }) }

/** Lists are found by their names in all languages. */
export function searchedLists(language: Langcode, hasEvents: boolean): readonly SearchDocument[] {
  const lists = [members, publications, actions, ...(hasEvents ? [agenda] : [])]
  return lists.map(({ path, of }, index) => {
    const { title, text } = of(wordsOf(language))
    const names = languages.map((each) => of(wordsOf(each)).title).join(" ")
    const words = weighTerms([
      [title, placeWeights.title],
      [names, placeWeights.name],
      [text, placeWeights.summary],
    ])
    const document = documentText([title, inLanguage(language, path), text, ""])
    return { number: firstNumber + index, kind: "page", langcode: language, words, text: document }
  })
}
