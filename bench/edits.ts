import sharp from "sharp"
import type { ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { proofOf, type Editor, type ContentResource, type Proof } from "./editor.ts"

/** `number` differs in each edit; `pick` chooses one of the items that an edit may change. */
export type Turn = {
  readonly editor: Editor
  readonly number: number
  readonly pick: (candidates: readonly ContentResource[]) => ContentResource
}
/** Returns null if no edit.json shows the change: a term has none. */
export type Edit = { readonly name: string; readonly make: (turn: Turn) => Promise<Proof | null> }

export const article = "node--article"
export const term = "taxonomy_term--tags"
const drafts = "filter[status]=0&page[limit]=50"
export const text = (html: string) => ({ body: { value: html, format: "g30_text", summary: "" } })

/** English readers see the edited language. */
export function changing(name: string, type: ResourceType, attributes: (number: number) => Record<string, Json>, query?: string): Edit {
  const make = async ({ editor, number, pick }: Turn) => {
    const item = pick(await editor.list(type, query))
    return proofOf(await editor.change(type, item.id, { attributes: attributes(number) }, item.attributes.langcode))
  }
  return { name, make }
}

/** The draft is an item, or one of its translations. */
export function publishing(name: string, type: ResourceType): Edit {
  const make = async ({ editor, pick }: Turn) => {
    const { id, attributes } = pick(await editor.list(type, drafts))
    const language = attributes.translations.find(({ status }) => !status)?.langcode ?? attributes.langcode
    return proofOf(await editor.change(type, id, { attributes: { status: true } }, language))
  }
  return { name, make }
}

function picturing(name: string, type: ResourceType, query?: string): Edit {
  const make = async ({ editor, number, pick }: Turn) => {
    const item = pick(await editor.list(type, query))
    const id = await editor.upload(type, "field_image", `new-${number}.jpg`, await picture((number * 7) % 256))
    const relationships = { field_image: { data: { type: "file--file", id, meta: { alt: `Picture ${number}` } } } }
    return proofOf(await editor.change(type, item.id, { relationships }, item.attributes.langcode))
  }
  return { name, make }
}

export async function picture(shade: number) {
  const { data: bytes } = await sharp({ create: { width: 600, height: 400, channels: 3, background: { r: shade, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer({ resolveWithObject: true })
  return new Uint8Array(bytes)
}

export function deleting(name: string, type: ResourceType): Edit {
  const make = async ({ editor, pick }: Turn) => {
    const item = pick(await editor.list(type))
    await editor.remove(item)
    return proofOf(item, true)
  }
  return { name, make }
}

export const firstEdit = changing("rename", article, (n) => ({ title: `Renamed ${n}` }))

/** Each of these edits changes other pages in another way. */
export const edits: readonly Edit[] = [
  firstEdit,
  changing("text", article, (n) => text(`<p>Written ${n}.</p>`)),
  changing("address", article, (n) => ({ path: { alias: `/post/moved-${n}` } })),
  changing("unpublish", article, () => ({ status: false })),
  publishing("publish", article),
  {
    name: "create",
    make: async ({ editor, number: n }) => {
      const attributes = { title: `New ${n}`, status: true, path: { alias: `/post/new-${n}` }, ...text("<p>New.</p>") }
      return proofOf(await editor.create(article, { attributes }))
    },
  },
  deleting("delete", article),
  changing("date", article, (n) => ({ field_date: `2019-05-${String(10 + (n % 20))}` })),
  {
    name: "new tag",
    make: async ({ editor, number, pick }) => {
      const item = pick(await editor.list(article))
      const { id } = await editor.create(term, { attributes: { name: `Tag ${number}` } })
      const relationships = { field_tags: { data: [{ type: term, id }] } }
      return proofOf(await editor.change(article, item.id, { relationships }, item.attributes.langcode))
    },
  },
  changing("renamed member", "node--member", (n) => ({ title: `Atelier ${n}` })),
  changing("unpublished member", "node--member", () => ({ status: false })),
  publishing("published member", "node--member"),
  picturing("replaced picture", article),
  picturing("home picture", "node--action_project", "filter[status]=1&filter[promote]=1"),
]
