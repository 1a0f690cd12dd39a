import sharp from "sharp"
import type { Editor, Found } from "./editor.ts"

export type Edit = { readonly name: string; readonly make: (editor: Editor, turn: number) => Promise<unknown> }

const first = (found: readonly Found[], skip = 0): Found => {
  const item = found[skip]
  if (item === undefined) throw new Error("The content has too few items for this edit.")
  return item
}
const article = "node--article"
const publication = async (editor: Editor, skip = 0) => first(await editor.list(article), skip)
const text = (html: string) => ({ body: { value: html, format: "restricted_html", summary: "" } })

async function picture(shade: number) {
  const { data } = await sharp({ create: { width: 600, height: 400, channels: 3, background: { r: shade, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer({ resolveWithObject: true })
  return new Uint8Array(data)
}

/** Edits of every kind that an editor makes, each of which changes other pages in another way. */
export const edits: readonly Edit[] = [
  { name: "rename", make: async (e, n) => e.change(article, (await publication(e)).id, { attributes: { title: `Renamed ${n}` } }) },
  { name: "text", make: async (e, n) => e.change(article, (await publication(e, 1)).id, { attributes: text(`<p>Written ${n}.</p>`) }) },
  {
    name: "address",
    make: async (e, n) => e.change(article, (await publication(e, 2)).id, { attributes: { path: { alias: `/post/moved-${n}` } } }),
  },
  { name: "unpublish", make: async (e) => e.change(article, (await publication(e, 3)).id, { attributes: { status: false } }) },
  {
    name: "publish",
    make: async (e) => e.change(article, first(await e.list(article, "filter[status]=0")).id, { attributes: { status: true } }),
  },
  {
    name: "create",
    make: (e, n) =>
      e.create(article, { attributes: { title: `New ${n}`, status: true, path: { alias: `/post/new-${n}` }, ...text("<p>New.</p>") } }),
  },
  { name: "delete", make: async (e) => e.remove(article, (await publication(e, 4)).id) },
  { name: "date", make: async (e) => e.change(article, (await publication(e, 5)).id, { attributes: { field_date: "2019-05-17" } }) },
  {
    name: "new tag",
    make: async (e, n) => {
      const id = await e.create("taxonomy_term--tags", { attributes: { name: `Tag ${n}` } })
      const relationships = { field_tags: { data: [{ type: "taxonomy_term--tags", id }] } }
      return e.change(article, (await publication(e, 6)).id, { relationships })
    },
  },
  {
    name: "renamed member",
    make: async (e, n) => e.change("node--member", first(await e.list("node--member")).id, { attributes: { title: `Atelier ${n}` } }),
  },
  {
    name: "unpublished member",
    make: async (e) => e.change("node--member", first(await e.list("node--member"), 1).id, { attributes: { status: false } }),
  },
  {
    name: "published member",
    make: async (e) =>
      e.change("node--member", first(await e.list("node--member", "filter[status]=0")).id, { attributes: { status: true } }),
  },
  {
    name: "replaced picture",
    make: async (e, n) => {
      const { id: item } = await publication(e, 7)
      const id = await e.upload(article, "field_image", `new-${n}.jpg`, await picture(n % 256))
      const relationships = { field_image: { data: { type: "file--file", id, meta: { alt: `Picture ${n}` } } } }
      return e.change(article, item, { relationships })
    },
  },
  {
    name: "home picture",
    make: async (e, n) => {
      const { id: item } = first(await e.list("node--action_project", "filter[status]=1&filter[promote]=1"))
      const id = await e.upload("node--action_project", "field_image", `home-${n}.jpg`, await picture((n * 7) % 256))
      const relationships = { field_image: { data: { type: "file--file", id, meta: { alt: `Home ${n}` } } } }
      return e.change("node--action_project", item, { relationships })
    },
  },
]
