/** The directory of members: the nodes of its lists, and the files with all members. */
import { createHash } from "node:crypto"
import type { SourceNodesArgs } from "gatsby"
import { directoryFile } from "../../../../contract/directory.ts"
import type { Langcode } from "../../../../contract/fields.ts"
import { defaultLanguage, inLanguage, languages } from "../../../../contract/languages.ts"
import { kinds } from "../../../../contract/content.ts"
import { ignoredWords } from "./ignored-words.ts"
import { packDirectory } from "../../../lib/directory/packed.ts"
import { speak } from "../../../lib/strings/all.ts"
import { filesBelow, type Files } from "../../write-files.ts"
import type { ItemFields } from "../item-fields.ts"
import type { List } from "../lists.ts"
import { metCriteria } from "./criteria.ts"
import { directoryLists } from "./directory-lists.ts"
import { listedMembers } from "./listed-members.ts"

type Made = { readonly item: ItemFields; readonly ids: { readonly own: string } }
type Known = { readonly made: readonly Made[]; readonly lists: readonly List[]; readonly files: Files }
type Gatsby = Pick<SourceNodesArgs, "store">

const memories = new WeakMap<object, Known>()
const searched = ["node--member", "taxonomy_term--specialities"]
const folders = languages.map((language) => inLanguage(language, kinds["node--member"].publicPath))

/** The lists of the directory from all nodes of items. They are made again only if those of a member or a speciality have changed. */
export function directoryOf({ store }: Gatsby, all: Iterable<Made>): readonly List[] {
  const made = [...all].filter(({ item }) => searched.includes(item.entity.type))
  const before = memories.get(store)
  if (before?.made.length === made.length && made.every(({ item }, index) => item === before.made[index]?.item)) return before.lists
  const directories = languages.map((language) => directoryIn(language, made))
  const lists = directories.flatMap((one) => directoryLists(one, directories))
  const files = new Map(directories.map(({ language, text }) => [addressOfFile(language), text]))
  memories.set(store, { made, lists, files })
  return lists
}

function directoryIn(language: Langcode, made: readonly Made[]) {
  speak(language)
  const members = listedMembers(made.filter(({ item }) => item.given.language === language))
  const met = metCriteria(members)
  speak(defaultLanguage)
  const base = inLanguage(language, kinds["node--member"].publicPath)
  const packed = packDirectory(
    members.map(({ member }) => member),
    { base, ignored: ignoredWords[language] },
  )
  const version = createHash("sha256").update(JSON.stringify(packed)).digest("base64url").slice(0, 8)
  return { language, members, met, version, text: JSON.stringify({ version, ...packed }) }
}

function addressOfFile(language: Langcode): string {
  return inLanguage(language, kinds["node--member"].publicPath + directoryFile)
}

export function notedDirectories({ store }: Gatsby): Files {
  return memories.get(store)?.files ?? new Map()
}

/** The files of an earlier build. */
export function directoriesIn(folder: string): Files {
  return filesBelow(folder, folders, (name) => name === directoryFile)
}
