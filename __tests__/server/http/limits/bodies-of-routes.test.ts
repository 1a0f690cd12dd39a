/** How much of a body the routes take. */
import { fieldsOf, resourceTypes } from "#contract/content.ts"
import { isFile } from "#contract/fields.ts"
import { collectionPath, fileContentPath, individualPath } from "#contract/paths.ts"
import { limits } from "#server/http/limits/limits.ts"
import { anArticle, aPicture, showing } from "#support/entities.ts"
import { anActorServer } from "#support/requests/actors.ts"
import { serverRoutes } from "#support/requests/routes.ts"

const piece = 64 * 1024
const enough = 8 * limits.body

/** A body without end, which counts what was taken of it. */
function anEndlessBody() {
  const taken = { bytes: 0 }
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        taken.bytes += piece
        if (taken.bytes > enough) controller.close()
        else controller.enqueue(new Uint8Array(piece))
      },
    },
    { highWaterMark: 0 },
  )
  return { body, taken }
}

const picture = aPicture("2026-11/a.jpg")
const article = anArticle({ references: { field_image: showing(picture) } })

const values: Readonly<Record<string, string>> = {
  entityType: "node",
  bundle: "article",
  id: article.uuid,
  uuid: article.uuid,
  field: "title",
  related: "field_tags",
  relationship: "field_tags",
  langcode: "fr",
  vid: "1",
  uid: "107",
  since: "0",
  file: "x.ics",
  word: "lost-password",
}

/** An address of a route. */
function addressOf(pattern: string): string {
  return pattern.replaceAll(/:(\w+)(\{[^}]*(?:\{[^}]*\})?[^}]*\})?/g, (_, name: string) => values[name] ?? "1").replace("*", "a/b/c/d")
}

const writes = serverRoutes().flatMap((route) => {
  const [method = "", pattern = ""] = route.split(" ")
  const methods = method === "ALL" ? ["POST", "PUT", "PATCH", "DELETE"] : method === "GET" ? [] : [method]
  return methods.map((one) => [one, addressOf(pattern)] as const)
})

const files = resourceTypes.flatMap((type) =>
  Object.entries(fieldsOf(type)).flatMap(([name, field]) =>
    isFile(field) ? [`${collectionPath(type)}/${name}`, `${individualPath(type, article.uuid)}/${name}`] : [],
  ),
)
const uploads = [...files, fileContentPath(picture.uuid)]
const notQuite = [
  ...[`${individualPath(article.type, article.uuid)}/constructor`, "/jsonapi/node/nothing/field_image", fileContentPath("")],
  ...uploads.map((path) => `${path}/more`),
]

type Sending = readonly [method: string, path: string]

const others: readonly Sending[] = [
  ...writes,
  ...notQuite.map((path): Sending => ["POST", path]),
  ...uploads.flatMap((path): Sending[] => ["PATCH", "DELETE", "PUT"].map((method) => [method, path])),
  ...["/jsonapi/nothing", "/oauth/nothing", "/health", "/user/107"].map((path): Sending => ["PUT", path]),
]

test("no route takes more of a body than a document may have, whatever its type says; only uploads do", async () => {
  const { ask } = await anActorServer(picture, article)
  const everywhere = [...others, ...others.map(([method, path]): Sending => [method, `/fr${path}`])]
  // What is deleted takes no body any more.
  const sent = everywhere.toSorted(([one], [other]) => Number(one === "DELETE") - Number(other === "DELETE"))
  const over: unknown[] = []
  for (const [method, path] of sent) {
    const { body, taken } = anEndlessBody()
    const headers = { "content-type": "application/octet-stream", "content-disposition": 'file; filename="a.jpg"' }
    const { status } = await ask("administrator", { method, path, headers, body })
    // Pages of the site take no body at all.
    const isRight = taken.bytes === 0 || (status === 413 && taken.bytes <= limits.body + piece)
    if (!isRight) over.push([method, path, status, taken.bytes])
  }
  expect(over).toEqual([])
  expect(sent.length).toBeGreaterThan(150)
})

test.each(uploads)("a file larger than a document arrives at %s", async (path) => {
  const { ask } = await anActorServer(picture, article)
  const { body, taken } = anEndlessBody()
  const extension = path.includes("attachments") ? "pdf" : "jpg"
  const headers = { "content-type": "application/octet-stream", "content-disposition": `file; filename="a.${extension}"` }
  const { status } = await ask("administrator", { method: "POST", path, headers, body })
  // The article takes files of its own fields alone; those of other kinds aren't there.
  expect([status, taken.bytes > limits.body]).toEqual(status === 404 ? [404, false] : [422, true])
})
