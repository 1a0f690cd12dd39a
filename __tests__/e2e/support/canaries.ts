import {
  accounts,
  actionProjects,
  draftLanguagesOf,
  events,
  filesOf,
  isPublished,
  members,
  pages,
  publications,
  terms,
  textOf,
  type DemoItem,
} from "./demo.ts"

export type Canary = { readonly what: string; readonly text: string }

const publicEvents = events.filter(({ audience }) => audience === "public")
const published = [...publications, ...actionProjects, ...members, ...pages, ...terms, ...publicEvents].filter(isPublished)
const drafts = [...publications, ...actionProjects, ...members, ...pages].filter((item) => !isPublished(item))
const hiddenEvents = events.filter(({ audience }) => audience !== "public")

/** A copy without the texts of the languages in which the item is a draft. */
function publicTextsOf(item: DemoItem): DemoItem {
  const hidden = draftLanguagesOf(item)
  const copy: DemoItem = JSON.parse(JSON.stringify(item, (name, value: unknown) => (hidden.includes(name) ? undefined : value)))
  return copy
}

/** All public content as one text. A text in it is no secret. */
const publicText = JSON.stringify(
  published.map(publicTextsOf).map(({ visibility, phone, mail, ...item }) => ({
    ...item,
    phone: visibility?.phone ? phone : "",
    mail: visibility?.mail ? mail : "",
  })),
)

const draftOnlyFiles = drafts.flatMap(filesOf).filter((name) => !published.some((item) => filesOf(item).includes(name)))

function namesOf(what: string, item: DemoItem, keys: readonly ("title" | "slug")[]): Canary[] {
  return keys.flatMap((key) => Object.values(item[key]).map((text) => ({ what: `${key} of ${what} ${item.id}`, text })))
}

function contactsOf({ id, phone = "", mail = "", visibility }: DemoItem): Canary[] {
  return [
    ...(visibility?.phone === false
      ? [phone, phone.replaceAll(" ", ""), phone.replace(/\D/g, "").slice(2)].map((text) => ({
          what: `hidden phone of member ${id}`,
          text,
        }))
      : []),
    ...(visibility?.mail === false ? [{ what: `hidden mail of member ${id}`, text: mail }] : []),
  ]
}

/** Parts of a text that are spelled alike everywhere: between two signs, of several words. At most three of each text. */
function passagesOf(text = ""): readonly string[] {
  const parts = text.replaceAll(/<[^>]*>/g, "\n").match(/[\p{L}\p{N}][\p{L}\p{N} ]{24,}[\p{L}\p{N}]/gu) ?? []
  return parts.filter((part) => part.includes(" ")).slice(0, 3)
}

/** The texts of an item in a language: its names, passages of its texts, descriptions of its documents. */
function textsIn(language: string, item: DemoItem): Canary[] {
  const what = (part: string) => `${part} (${language}) of ${item.id}`
  return [
    ...(["title", "slug"] as const).map((key) => ({ what: what(key), text: item[key][language] ?? "" })),
    ...(["body", "summary"] as const).flatMap((key) => passagesOf(item[key][language]).map((text) => ({ what: what(key), text }))),
    ...item.attachments.map(({ title }) => ({ what: what("document"), text: title[language] ?? "" })),
  ]
}

/** Every private text of the demo content. */
export const canaries: readonly Canary[] = [
  ...published.flatMap((item) => draftLanguagesOf(item).flatMap((language) => textsIn(language, item))),
  ...drafts.flatMap((item) => Object.keys(item.title).flatMap((language) => textsIn(language, item))),
  ...hiddenEvents.flatMap((item) => namesOf(`${item.audience ?? ""} event`, item, ["title", "slug"])),
  ...members.flatMap(contactsOf),
  ...accounts.map(({ id, mail = "" }) => ({ what: `mail of account ${id}`, text: mail })),
  ...draftOnlyFiles.map((text) => ({ what: "file that only a draft uses", text })),
].filter(({ text }) => text !== "" && !publicText.includes(text))

/** Public texts that the same search must find, or it proves nothing. */
export const decoys: readonly Canary[] = [
  ...publications.filter(isPublished).map((item) => ({ what: "published title", text: textOf(item, "title") })),
  ...publications.filter(isPublished).map((item) => ({ what: "published slug", text: textOf(item, "slug") })),
  ...publications.filter(isPublished).flatMap((item) =>
    Object.keys(item.title)
      .filter((language) => !draftLanguagesOf(item).includes(language))
      .flatMap((language) => passagesOf(item.body[language]).map((text) => ({ what: `passage in ${language} of ${item.id}`, text }))),
  ),
  ...members.flatMap(({ visibility, phone = "" }) => (visibility?.phone === true ? [{ what: "shown phone", text: phone }] : [])),
  ...members.flatMap(({ visibility, mail = "" }) => (visibility?.mail === true ? [{ what: "shown mail", text: mail }] : [])),
]

export const hiddenItems = { drafts, hiddenEvents, accounts, draftOnlyFiles }

/** The spellings of a text in HTML, JSON and addresses, and as the build typesets it. */
export function spellings(text: string): string[] {
  const html = text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;")
  const ascii = text.replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`)
  return [
    ...new Set([
      text,
      html,
      html.replaceAll("&#x27;", "&#39;"),
      JSON.stringify(text).slice(1, -1),
      ascii,
      encodeURIComponent(text),
      text.replace(/ (?=[:;!?»])|(?<=«) /g, "\u00a0"),
      text.replaceAll(" ", "\u00a0"),
      text.replaceAll("'", "’"),
    ]),
  ]
}
