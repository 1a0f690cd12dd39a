import { createHash } from "node:crypto"
import { directoryFile } from "../../../../contract/directory.ts"
import type { Langcode } from "../../../../contract/fields.ts"
import { defaultLanguage, inLanguage, languages } from "../../../../contract/languages.ts"
import type { AllMembers } from "../../../lib/directory/listed-member.ts"
import { setBuildLanguage } from "../../../lib/strings/all.ts"
import type { Files } from "../../write-files.ts"
import type { List } from "../lists.ts"
import { directoryPath, metCriteria } from "./criteria.ts"
import { directoryLists } from "./directory-lists.ts"
import { listedMembers, type ItemNode } from "./listed-members.ts"

/** No search needs such words: "an architect near Ghent". They are in the file of all members, because no page draws them. */
export const ignoredWords: Readonly<Record<Langcode, string>> = {
  en: "a an the in at near of for from to by with and or who that which is are do does has have speak speaks speaking work works i we my our me want need looking find show architect architects",
  fr: "un une le la les l de du des d à au aux en dans près proche autour pour par avec et ou qui que fait font parle parlent parlant travaille travaillent je nous mon ma notre cherche cherchons trouver architecte architectes",
  nl: "een de het in te bij nabij dichtbij rond van voor uit met en of die dat wie is zijn doet doen heeft spreekt spreken werkt werken ik wij we mijn ons onze zoek zoeken vinden architect architecten",
}

const searched = ["node--member", "taxonomy_term--specialities"]

export function directoryOf(all: Iterable<ItemNode>): { readonly lists: readonly List[]; readonly files: Files } {
  const nodes = [...all].filter(({ item }) => searched.includes(item.entity.type))
  const directories = languages.map((language) => directoryIn(language, nodes))
  const files = new Map(directories.map(({ language, text }) => [inLanguage(language, directoryPath + directoryFile), text]))
  return { lists: directoryLists(directories), files }
}

function directoryIn(language: Langcode, nodes: readonly ItemNode[]) {
  setBuildLanguage(language)
  const members = listedMembers(nodes.filter(({ item }) => item.placement.language === language))
  const met = metCriteria(members)
  setBuildLanguage(defaultLanguage)
  const all: AllMembers = { ignored: ignoredWords[language], members: members.map(({ member }) => member) }
  const text = JSON.stringify(all)
  return { language, members, met, version: createHash("sha256").update(text).digest("base64url").slice(0, 8), text }
}
