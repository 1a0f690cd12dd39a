/** A value has several parts, each a line of text. It is empty without its first part. */
import type { Json } from "../jsonapi.ts"
import { isLinkable } from "../link.ts"
import { isRecord } from "../is-record.ts"
import { fieldType, isText, textOf, type Problem } from "./field-type.ts"
import { isBlank, lineProblem } from "./text.ts"

export type LinkValue = { readonly uri: string; readonly title: string }
export type PersonValue = { readonly name: string; readonly role: string }

type Lengths = Readonly<Record<string, number>>

/** Returns null if all parts are blank. Parts of another type stay, so that a problem can name them. */
function storedParts(lengths: Lengths, json: Json): Json {
  if (!isRecord(json)) return json
  const parts = Object.keys(lengths).map((part) => {
    const value = json[part] ?? ""
    return [part, isText(value) && isBlank(value) ? "" : value] as const
  })
  return parts.every(([, value]) => value === "") ? null : Object.fromEntries(parts)
}

function partsProblem(lengths: Lengths, value: Json): Problem | null {
  if (!isRecord(value)) return { rule: "kind" }
  const [first = ""] = Object.keys(lengths)
  const wrong = Object.entries(lengths).map(([part, most]) => lineProblem(value[part] ?? "", most, part))
  return wrong.find((problem) => problem !== null) ?? (isBlank(textOf(value[first])) ? { rule: "missing", part: first } : null)
}

const linkParts = { uri: 2048, title: 255 }

export const link = fieldType<LinkValue>({
  graphql: "WebLink",
  compares: { uri: "text", title: "text" },
  empty: null,
  is: (value): value is LinkValue => isRecord(value) && isText(value.uri) && isText(value.title),
  isEmpty: ({ uri }) => isBlank(uri),
  normal: ({ uri, title }) => [uri.trim(), title.trim()],
  words: ({ uri, title }) => (title === "" ? uri : `${title} (${uri})`),
  read: (json) => (isRecord(json) ? { uri: textOf(json.uri), title: textOf(json.title) } : null),
  write: ({ uri, title }) => ({ uri: uri.trim(), title }),
  toStored: (json) => storedParts(linkParts, json),
  problem: (value) => {
    const problem = partsProblem(linkParts, value)
    return problem ?? (isRecord(value) && isLinkable(textOf(value.uri)) ? null : { rule: "link", part: "uri" })
  },
})

const personParts = { name: 255, role: 255 }

export const person = fieldType<PersonValue>({
  graphql: "Person",
  compares: { name: "text", role: "text" },
  empty: null,
  is: (value): value is PersonValue => isRecord(value) && isText(value.name) && isText(value.role),
  isEmpty: ({ name }) => isBlank(name),
  normal: ({ name, role }) => [name.trim(), role.trim()],
  words: ({ name, role }) => (role === "" ? name : `${name}, ${role}`),
  read: (json) => (isRecord(json) ? { name: textOf(json.name), role: textOf(json.role) } : null),
  write: ({ name, role }) => ({ name, role }),
  toStored: (json) => storedParts(personParts, json),
  problem: (value) => partsProblem(personParts, value),
})
