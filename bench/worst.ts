import { join } from "node:path"
import { fieldsOf } from "#contract/content.ts"
import { isRelationship } from "#contract/fields.ts"
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath, individualPath, translatePath } from "#contract/paths.ts"
import { anonymous } from "#contract/permissions.ts"
import type { App } from "#server/app.ts"
import { openDatabase } from "#server/database/open.ts"
import { admin, appFor, inFolder, type Print } from "./bench.ts"
import { aMember, anArticle, fillWorst, touchWorst } from "./worst-content.ts"

const nodes = 10_000
// Milliseconds for which one request may block the others.
const most = 100

const articles = collectionPath("node--article")
const relationships = Object.entries(fieldsOf("node--article")).flatMap(([name, field]) => (isRelationship(field) ? name : []))

type Condition = { readonly path: string; readonly operator: string; readonly value: string; readonly memberOf?: string }

const condition = (name: string, members: Condition) =>
  Object.entries(members).map(([key, value]) => `filter[${name}][condition][${key}]=${encodeURIComponent(value)}`)

const where = (path: string, operator: string, value: string) => condition("c", { path, operator, value }).join("&")

/** As many conditions, each with another word, of which one has to hold. */
function anyOf(count: number, path: string, operator: string): string {
  const numbers = Array.from({ length: count }, (_, index) => String(index))
  const conditions = numbers.flatMap((number) => condition(`c${number}`, { path, operator, value: `zzz${number}`, memberOf: "g" }))
  return ["filter[g][group][conjunction]=OR", ...conditions].join("&")
}

/** Groups in each other, each with one condition. */
function nested(depth: number): string {
  const groups = Array.from({ length: depth }, (_, index) => [
    `filter[g${index}][group][conjunction]=${index % 2 === 0 ? "OR" : "AND"}`,
    ...(index === 0 ? [] : [`filter[g${index}][group][memberOf]=g${index - 1}`]),
    ...condition(`c${index}`, { path: "body.value", operator: "CONTAINS", value: `zzz${index}`, memberOf: `g${index}` }),
  ])
  return groups.flat().join("&")
}

type BenchRequest = { readonly address: string; readonly body?: string }

const list = (query: string, path = articles): BenchRequest => ({ address: `${path}?${query}` })

const reads: Readonly<Record<string, BenchRequest>> = {
  "49 CONTAINS on body.value, one of which holds": list(anyOf(49, "body.value", "CONTAINS")),
  "1 CONTAINS on body.value": list(where("body.value", "CONTAINS", "zzz")),
  "49 STARTS_WITH on body.value": list(anyOf(49, "body.value", "STARTS_WITH")),
  "49 ENDS_WITH on body.summary": list(anyOf(49, "body.summary", "ENDS_WITH")),
  "49 CONTAINS on title, one of which holds": list(anyOf(49, "title", "CONTAINS")),
  "49 = on field_kind": list(anyOf(49, "field_kind", "=")),
  "1 = on field_kind": list("filter[field_kind]=zzz"),
  "24 groups in each other": list(nested(24)),
  "49 CONTAINS over two relationships": list(anyOf(49, "field_authors.title", "CONTAINS")),
  "30 CONTAINS on the bodies of authors' pages": list(anyOf(30, "field_authors.body.value", "CONTAINS")),
  "10 sorts over relationships": list(`sort=${Array(10).fill("field_authors.title").join(",")}`),
  "10 sorts by fields without an index": list(
    `sort=${Array(10).fill("body.value,field_kind,body.summary").join(",").split(",").slice(0, 10).join(",")}`,
  ),
  "1 sort by body.value": list("sort=body.value"),
  "the last page by title": list("sort=title&page[offset]=6000"),
  "50 with all includes": list(`page[limit]=50&include=${relationships.join(",")}`),
  "50 with includes of includes": list(
    "page[limit]=50&include=field_authors.field_specialities,field_authors.field_image,field_authors.uid,field_authors.revision_uid,field_tags,uid,revision_uid",
  ),
  "search of two letters": list(where("title", "CONTAINS", "zz")),
  "search that finds all": list(where("title", "CONTAINS", " et ") + "&sort=-changed"),
  "search that finds all, by body": list(where("title", "CONTAINS", " et ") + "&sort=body.value"),
  "members by a hidden field": list(anyOf(49, "field_mail", "CONTAINS"), collectionPath("node--member")),
  "events of five years": list("filter[occurs][from]=2026-01-01&filter[occurs][to]=2030-12-31", collectionPath("node--agenda")),
  "events of a day": list("filter[occurs][from]=2026-01-01&filter[occurs][to]=2026-01-01", collectionPath("node--agenda")),
  "translate-path of 7,900 slashes": { address: `${translatePath}?path=${"/".repeat(7900)}x` },
  "an article's history": { address: `${individualPath("node--article", anArticle)}/version-history` },
  "a member with all includes": { address: `${individualPath("node--member", aMember)}?include=uid,revision_uid` },
}

const megabyte = 1024 * 1024
const write = (value: string): BenchRequest => ({
  address: articles,
  body: JSON.stringify({
    data: { type: "node--article", attributes: { title: "x", body: { value, format: "g30_text", summary: "" } } },
  }),
})
const fillUp = (piece: string, length: number) => piece.repeat(Math.floor(length / piece.length))

const writes: Readonly<Record<string, BenchRequest>> = {
  "1 MB of nested <a>": write(fillUp("<a>", megabyte / 2 - 300) + fillUp("</a>", megabyte / 2 - 300)),
  "1 MB of &": write(fillUp("&", megabyte - 300)),
  "250,000 characters of text": write(fillUp("word ", 249_000)),
  "2,999 links": write(fillUp('<a href="https://example.org/a">x</a>', 37 * 2990)),
  "1,900 pictures that aren't ours": write(fillUp('<img src="/sites/default/files/a.jpg" alt="x">', 46 * 1900)),
  "2,900 tags that aren't allowed": write(fillUp("<div>x</div>", 12 * 2900)),
  "1 MB of summary": {
    address: articles,
    body: JSON.stringify({
      data: { type: "node--article", attributes: { title: "x", body: { value: "x", summary: "x".repeat(megabyte - 300) } } },
    }),
  },
  "1 MB of attributes nobody knows": {
    address: articles,
    body: JSON.stringify({
      data: {
        type: "node--article",
        attributes: Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`a${String(index)}`, 1])),
      },
    }),
  },
  "20,000 tags that don't exist": {
    address: articles,
    body: JSON.stringify({
      data: {
        type: "node--article",
        attributes: { title: "x" },
        relationships: { field_tags: { data: Array.from({ length: 12_000 }, () => ({ type: "taxonomy_term--tags", id: anArticle })) } },
      },
    }),
  },
}

/** Prints for how long each of the slowest known requests blocks the event loop, with ten thousand nodes. */
export function benchWorst(print: Print): Promise<void> {
  return inFolder((folder) => measure(folder, print))
}

async function measure(folder: string, print: Print): Promise<void> {
  const db = openDatabase(join(folder, "content.sqlite"))
  fillWorst(db, nodes)
  const apps = { anonymous: appFor(anonymous, db, folder), admin: appFor(admin, db, folder) }
  const asked = [
    ...Object.entries(reads).flatMap(([name, one]) => [["anonymous", name, one] as const, ["admin", name, one] as const]),
    ...Object.entries(writes).map(([name, one]) => ["admin", name, one] as const),
  ]
  print(`${String(nodes)} nodes; how long each request holds the event loop, in ms of the clock and of the processor`)
  let worst = 0
  for (const [who, name, one] of asked) {
    const { hold, busy, status } = await holdOf(apps[who], one, (round) => touchWorst(db, 1_800_000_000 + round))
    worst = Math.max(worst, busy)
    print(
      `${name.padEnd(48)}${who.padEnd(11)}${String(status).padStart(4)}${hold.toFixed(0).padStart(8)}${busy.toFixed(0).padStart(8)}${busy > most ? "  TOO LONG" : ""}`,
    )
  }
  print(`the worst: ${worst.toFixed(0)} ms, of ${String(most)} at most`)
  if (worst > most) process.exitCode = 1
  db.close()
}

/** The longest time for which a request blocks the event loop. A write before each clears the cached counts. */
async function holdOf(app: App, { address, body }: BenchRequest, write: (round: number) => void) {
  let hold = 0
  let busy = Number.POSITIVE_INFINITY
  let status = 0
  for (let round = 0; round < 3; round += 1) {
    write(round)
    const headers = { accept: mediaType, "content-type": mediaType, authorization: "Bearer x" }
    const request = new Request(`http://bench.example${address}`, body === undefined ? { headers } : { method: "POST", headers, body })
    const [started, before] = [performance.now(), process.cpuUsage()]
    const response = await app.fetch(request)
    await response.arrayBuffer()
    const used = process.cpuUsage(before)
    status = response.status
    hold = Math.max(hold, performance.now() - started)
    busy = Math.min(busy, (used.user + used.system) / 1000)
  }
  return { hold, busy, status }
}
