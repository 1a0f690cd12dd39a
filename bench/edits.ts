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
/** Null if no edit.json shows the change: a term has none. */
export type Edit = { readonly name: string; readonly make: (turn: Turn) => Promise<Proof | null> }

export const article = "node--article"
export const term = "taxonomy_term--tags"
const drafts = "filter[status]=0&page[limit]=50"
export const text = (html: string) => ({ body: { value: html, format: "g30_text", summary: "" } })

/** An edit that changes attributes of an item, in the language in which English readers see it. */
function changing(name: string, type: ResourceType, attributes: (number: number) => Record<string, Json>, query?: string): Edit {
  const make = async ({ editor, number, pick }: Turn) => {
    const item = pick(await editor.list(type, query))
    return proofOf(await editor.change(type, item.id, { attributes: attributes(number) }, item.attributes.langcode))
  }
  return { name, make }
}

/** An edit that publishes a draft: an item, or one of its translations. */
function publishing(name: string, type: ResourceType): Edit {
  const make = async ({ editor, pick }: Turn) => {
    const { id, attributes } = pick(await editor.list(type, drafts))
    const language = attributes.translations.find(({ status }) => !status)?.langcode ?? attributes.langcode
    return proofOf(await editor.change(type, id, { attributes: { status: true } }, language))
  }
  return { name, make }
}

/** An edit that gives an item another picture. */
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
  const { data } = await sharp({ create: { width: 600, height: 400, channels: 3, background: { r: shade, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer({ resolveWithObject: true })
  return new Uint8Array(data)
}

function deleting(name: string, type: ResourceType): Edit {
  const make = async ({ editor, pick }: Turn) => {
    const item = pick(await editor.list(type))
    await editor.remove(item)
    return proofOf(item, true)
  }
  return { name, make }
}

export const firstEdit = changing("rename", article, (n) => ({ title: `Renamed ${n}` }))

/** Edits of every kind that an editor makes, each of which changes other pages in another way. */
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

const event = "node--agenda"
const ofAudience = (audience: string) => `filter[status]=1&filter[field_audience]=${audience}&page[limit]=50`

/** An evening in January: its hour doesn't depend on the year's clocks. */
function evening(number: number, rule: string | null): Record<string, Json> {
  const start = `2027-01-${String(10 + (number % 20))}T18:00:00+01:00`
  return { field_event_start: start, field_event_end: null, field_all_day: false, field_exdates: [], field_rrule: rule }
}

/** Edits that touch more than one item, or another kind. */
export const otherEdits: readonly Edit[] = [
  changing("renamed action", "node--action_project", (n) => ({ title: `Action ${n}` })),
  changing("unpublished action", "node--action_project", () => ({ status: false })),
  publishing("published action", "node--action_project"),
  changing("page's text", "node--page", (n) => text(`<p>About us, ${n}.</p>`)),
  deleting("deleted member", "node--member"),
  {
    // As many come as go, so that a long run always has some.
    name: "created member",
    make: async ({ editor, number: n }) => {
      const attributes = { title: `Bureau ${n}`, status: true, path: { alias: `/members/bureau-${n}` } }
      return proofOf(await editor.create("node--member", { attributes }))
    },
  },
  {
    name: "renamed tag",
    make: async ({ editor, number, pick }) => {
      const { id, attributes } = pick(await editor.list(term, "page[limit]=50"))
      await editor.change(term, id, { attributes: { name: `Renamed tag ${number}` } }, attributes.langcode)
      return null
    },
  },
  {
    name: "deleted tag",
    make: async ({ editor, pick }) => {
      await editor.remove(pick(await editor.list(term, "page[limit]=50")))
      return null
    },
  },
  changing("moved event", event, (n) => evening(n, null), ofAudience("public")),
  changing("repeated event", event, (n) => evening(n, "FREQ=WEEKLY;COUNT=5"), ofAudience("public")),
  changing("event for all", event, () => ({ field_audience: "public" }), ofAudience("members")),
  {
    name: "event for members",
    make: async ({ editor, pick }) => {
      const { id, attributes } = pick(await editor.list(event, ofAudience("public")))
      return proofOf(await editor.change(event, id, { attributes: { field_audience: "members" } }, attributes.langcode), true)
    },
  },
  {
    name: "other author",
    make: async ({ editor, pick }) => {
      const [item, { id }] = [pick(await editor.list(article)), pick(await editor.list("node--member"))]
      const relationships = { field_authors: { data: [{ type: "node--member", id }] } }
      return proofOf(await editor.change(article, item.id, { relationships }, item.attributes.langcode))
    },
  },
  {
    name: "link to a member",
    make: async ({ editor, number, pick }) => {
      const [item, member] = [pick(await editor.list(article)), pick(await editor.list("node--member"))]
      const html = `<p>Seen ${number} at <a href="/node/${member.attributes.drupal_internal__nid ?? 0}">a member's</a>.</p>`
      return proofOf(await editor.change(article, item.id, { attributes: text(html) }, item.attributes.langcode))
    },
  },
]
