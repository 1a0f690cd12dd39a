/** The directory of members: the nodes of its lists, and the files with all members. */
import { createHash } from "node:crypto"
import type { SourceNodesArgs } from "gatsby"
import { directoryFile } from "../../../../contract/directory.ts"
import type { Langcode } from "../../../../contract/fields.ts"
import { defaultLanguage, inLanguage, languages } from "../../../../contract/languages.ts"
import { kinds } from "../../../../contract/content.ts"
import { ignoredWords } from "./ignored-words.ts"
import type { AllMembers } from "../../../lib/directory/listed-member.ts"
import { speak } from "../../../lib/strings/all.ts"
import { filesBelow, type Files } from "../../write-files.ts"
import type { ItemFields } from "../item-fields.ts"
import type { List } from "../lists.ts"
import { metCriteria } from "./criteria.ts"
import { directoryLists } from "./directory-lists.ts"
import { listedMembers } from "./listed-members.ts"

type Made = { readonly item: ItemFields; readonly ids: { readonly own: string } }
type Gatsby = Pick<SourceNodesArgs, "store">

const noted = new WeakMap<object, Files>()
const searched = ["node--member", "taxonomy_term--specialities"]
const folders = languages.map((language) => inLanguage(language, kinds["node--member"].publicPath))

/** The lists of the directory from all nodes of items. Its files are written after the pages. */
export function directoryOf({ store }: Gatsby, all: Iterable<Made>): readonly List[] {
  const made = [...all].filter(({ item }) => searched.includes(item.entity.type))
  const directories = languages.map((language) => directoryIn(language, made))
  noted.set(store, new Map(directories.map(({ language, text }) => [addressOfFile(language), text])))
  return directories.flatMap((one) => directoryLists(one, directories))
}

function directoryIn(language: Langcode, made: readonly Made[]) {
  speak(language)
  const members = listedMembers(made.filter(({ item }) => item.given.language === language))
  const met = metCriteria(members)
  speak(defaultLanguage)
  const all: AllMembers = { ignored: ignoredWords[language], members: members.map(({ member }) => member) }
  const text = JSON.stringify(all)
  return { language, members, met, version: createHash("sha256").update(text).digest("base64url").slice(0, 8), text }
}

function addressOfFile(language: Langcode): string {
  return inLanguage(language, kinds["node--member"].publicPath + directoryFile)
}

export function notedDirectories({ store }: Gatsby): Files {
  return noted.get(store) ?? new Map()
}

/** The files of an earlier build. */
export function directoriesIn(folder: string): Files {
  return filesBelow(folder, folders, (name) => name === directoryFile)
}
