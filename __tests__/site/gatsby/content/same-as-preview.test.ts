import { actionOf, eventArticle, memberOf, aboutArticle, publicationArticle } from "#dashboard/preview/article-data.ts"
import { resourceLabel, listDocument, type Resource } from "#dashboard/items/document.ts"
import { includeOf } from "#dashboard/items/requests.ts"
import { itemOf } from "#dashboard/items/to-item.ts"
import { collectionPath } from "#contract/paths.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { demoContent } from "#support/content-folder.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { JSDOM } from "jsdom"
import * as v from "valibot"
import { bodyFields, proseOf } from "../../../../src/gatsby/content/body.ts"
import { contentFields } from "../../../../src/gatsby/content/content-fields.ts"
import { readEntity } from "../../../../src/gatsby/content/source-entity.ts"
import { collectProblems } from "../../../../src/gatsby/content/build-problems.ts"
import { typeset } from "../../../../src/lib/text/typography.ts"

const articles = {
  "node--article": publicationArticle,
  "node--action_project": actionOf,
  "node--member": memberOf,
  "node--agenda": eventArticle,
  "node--page": aboutArticle,
} as const
type Type = keyof typeof articles

// The import of the demo makes PDFs, which a test in jsdom can't: only the preview's parser has a DOM.
const { window } = new JSDOM("", { url: "https://g30.example/" })
const { document, location, Node, Text, Element } = window
Object.assign(globalThis, { document, location, Node, Text, Element })

let content: readonly StoredEntity[]
let server: TestServer

beforeAll(async () => {
  content = await demoContent()
})
beforeEach(() => {
  server = aServer()
    .with(...content)
    .start()
})

const types = Object.keys(articles) as Type[]

test.each(types)("the preview shows the same of each %s of the demo as the build", async (type) => {
  const { data, included } = await allOf(type)
  expect(data.length).toBeGreaterThan(0)
  for (const resource of data) {
    const { values } = itemOf(type, resource, included)
    const preview = articles[type]({ type, values, address: (source) => source })
    expect(plain({ ...preview, path: undefined, related: undefined })).toEqual(plain(builtOf(type, resource, included)))
  }
})

async function allOf(type: Type) {
  const query = new URLSearchParams({ include: includeOf(type), "page[limit]": "50" })
  return v.parse(listDocument, await (await server.fetch(`${collectionPath(type)}?${query.toString()}`)).json())
}

/** The fields that the build gives an item's node, with the names of other items in place of their nodes' ids. */
function builtOf(type: Type, { id, attributes, relationships }: Resource, included: readonly Resource[]) {
  const read = readEntity(type, { drupal_id: id, internal: { contentDigest: "" }, ...attributes })
  if (read === null) throw new Error(`${id} isn't public.`)
  const linked = Object.entries(relationships).map(([name, { data }]) => [name, [data ?? []].flat()] as const)
  const entity = { ...read, relationships: Object.fromEntries(linked) }
  const find = (uuid: string) => included.find((one) => one.id === uuid)
  const { body, texts } = proseOf(entity)
  if (body === undefined) throw new Error(`${type} has no page.`)
  expect(texts).toEqual({})
  const { created, promote, ...article } = bodyFields(entity, body, { fetchedFile: () => undefined, addressFor: (address) => address })
  return {
    ...contentFields(entity, {
      nodeId: (uuid) => {
        const node = find(uuid)
        return node && resourceLabel(node)
      },
      file: (uuid) => {
        const { filename, filemime, filesize } = find(uuid)?.attributes ?? {}
        return { file: null, filename: String(filename), mediaType: String(filemime), size: Number(filesize), width: 0, height: 0 }
      },
      linkTarget: (uri) => ({ url: uri, title: null }),
      problems: collectProblems(),
    }),
    ...article,
    langcode: entity.langcode,
    title: typeset(entity.label, entity.langcode),
  }
}

/** Without the bytes of files, and with the name of an item in its place. */
function plain(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (name, part: unknown) => {
      if (name === "file" || name === "minutes") return undefined
      if (name === "tree") return typeof part === "string" ? JSON.parse(part) : part
      return v.is(target, part) ? part.name : part
    }),
  )
}

const target = v.object({ path: v.literal("#"), name: v.string(), logo: v.null() })
