import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"

// The demo content from its files: tests compare the site with the content, not with its own code.

const textMap = v.record(v.string(), v.string())
const picture = v.nullish(v.string())
/** The name of the file, also of a picture with a title of its own. */
const galleryPicture = v.union([
  v.string(),
  v.pipe(
    v.looseObject({ file: v.string() }),
    v.transform(({ file }) => file),
  ),
])
const item = v.looseObject({
  id: v.number(),
  status: v.optional(v.string(), "published"),
  langcode: v.optional(v.string()),
  slug: textMap,
  title: textMap,
  cover: picture,
  image: picture,
  gallery: v.optional(v.array(galleryPicture), []),
  body: v.optional(textMap, {}),
  summary: v.optional(textMap, {}),
  route: v.nullish(v.string()),
  audience: v.optional(v.string()),
  category: v.nullish(v.string()),
  eventStart: v.nullish(v.string()),
  eventEnd: v.nullish(v.string()),
  mail: v.optional(v.string()),
  phone: v.optional(v.string()),
  visibility: v.optional(v.object({ phone: v.boolean(), mail: v.boolean() })),
  attachments: v.optional(v.array(v.object({ file: v.union([v.string(), textMap]), title: textMap })), []),
  translations: v.optional(v.record(v.string(), v.looseObject({ status: v.optional(v.string()) })), {}),
})
export type DemoItem = v.InferOutput<typeof item>

function read(name: string): DemoItem[] {
  return v.parse(v.array(item), JSON.parse(readFileSync(join("demo", "content", `${name}.json`), "utf8")))
}

export const publications = read("publications")
export const members = read("members")
export const actionProjects = read("actions-projects")
export const pages = read("pages")
export const events = read("agenda")
export const terms = [...read("tags"), ...read("specialities"), ...read("event-categories")]
export const accounts = read("people")
/** All accounts of the demo have it. */
export const demoPassword = "plumb-line-30"

/** The language in which the site's English pages show an item: English where it has a text in it, else that of the original. */
export function languageOf({ langcode, title }: DemoItem): string {
  return "en" in title ? "en" : (langcode ?? Object.keys(title)[0] ?? "en")
}

/** Languages in which a published item is a draft. */
export function draftLanguagesOf({ translations }: DemoItem): string[] {
  return Object.entries(translations).flatMap(([language, { status }]) => (status === "draft" ? [language] : []))
}

/** An item's text in the language in which English pages show it. */
export function textOf(demoItem: DemoItem, key: "title" | "slug" | "body"): string {
  return demoItem[key][languageOf(demoItem)] ?? ""
}

export function isPublished({ status }: DemoItem): boolean {
  return status !== "draft"
}

/** Names of the pictures and documents that an item shows. */
export function filesOf(demoItem: DemoItem): string[] {
  const inline = Object.values(demoItem.body).flatMap((html) => [...html.matchAll(/src="image:([^"]+)"/g)].map((match) => match[1] ?? ""))
  const documents = demoItem.attachments.flatMap(({ file }) => (typeof file === "string" ? file : Object.values(file)))
  const pictures = [demoItem.cover, demoItem.image].filter((name) => typeof name === "string")
  return [...new Set([...pictures, ...demoItem.gallery, ...inline, ...documents])]
}
