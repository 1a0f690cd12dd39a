import { anonymous, type Viewer } from "#contract/permissions.ts"
import { anArticle, to } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { differences } from "./differences/write.ts"
import type { Exchange, Said } from "./exchange.ts"
import { recordedSite } from "./recorded-site.ts"
import { replayGroup, saidBy } from "./replay.ts"

const viewers: Readonly<Record<string, Viewer>> = {
  administrator: { ...anonymous, uid: 3, roles: ["administrator"] },
  contributor: { ...anonymous, uid: 2, roles: ["contributor"] },
  contributor2: { ...anonymous, uid: 6, roles: ["contributor"] },
  reader: { ...anonymous, uid: 4 },
}

const uuid = "b47488f7-4e59-4bac-bfbb-f86dc03ef9a4"
const seconds = Date.parse("2026-11-21T08:50:50Z") / 1000

/** The article that most recordings are about, as the contributor wrote it. */
function article(status: boolean) {
  const tags = recordedSite().filter(({ type }) => type === "taxonomy_term--tags")
  return anArticle({
    uuid,
    uid: 2,
    status,
    label: "x",
    created: seconds - 13,
    changed: seconds,
    alias: "/post/alias-modifie",
    references: { field_tags: to(...tags.slice(0, 1)) },
  })
}

const drafts = ["write-07n-owner-reads-own-unpublished", "write-07o-owner-lists-own-unpublished", "write-07p-patch-publish-admin"]
const withoutArticle = /^write-(0[1-6]|10d|20)/

function serverFor({ name, request }: Exchange): TestServer {
  const builder = aServer().with(...recordedSite())
  const viewer = request.viewer === undefined ? undefined : viewers[request.viewer]
  const server = viewer === undefined ? builder.start() : builder.seenBy(viewer).start()
  if (withoutArticle.test(name)) return server
  server.put({ ...article(true), label: "Titre modifié" })
  server.put(article(!drafts.includes(name)))
  return server
}

/** What was sent, in the names of our model; our events have no website. */
function inOurModel(body: Exchange["request"]["body"]): string {
  if (typeof body === "string") return body
  return JSON.stringify(body)
    .replaceAll(/"(basic_html)"/g, '"g30_text"')
    .replaceAll('"field_kind":"news"', '"field_kind":"position"')
    .replaceAll('"field_members"', '"field_authors"')
    .replace(/,"field_website":\{[^}]*\},"field_city":"[^"]*"/, "")
}

async function replay(exchange: Exchange): Promise<Said> {
  const { request, response } = exchange
  const { viewer, method, headers } = request
  const server = serverFor(exchange)
  const token = viewer === undefined ? {} : { authorization: "Bearer recorded" }
  const body = request.body === undefined ? {} : { body: inOurModel(request.body) }
  const target = method === "GET" ? request.target.replace("id:62", "id:" + (await firstRevision(server))) : request.target
  return withRecordedId(await saidBy(await server.fetch(target, { method, headers: { ...headers, ...token }, ...body })), response)
}

async function firstRevision(server: TestServer): Promise<string> {
  const [, vid = ""] = /"drupal_internal__vid":(\d+)/.exec(await (await server.fetch(`/jsonapi/node/article/${uuid}`)).text()) ?? []
  return String(Number(vid) - 1)
}

// Each server gives what it makes an id of its own.
function withRecordedId(ours: Said, recorded: Said): Said {
  const idIn = ({ body }: Said) => /"data":\{"type":"[^"]*","id":"([^"]*)"/.exec(JSON.stringify(body ?? null))?.[1]
  const [made, wanted] = [idIn(ours), idIn(recorded)]
  const said: Said = made === undefined || wanted === undefined ? ours : JSON.parse(JSON.stringify(ours).replaceAll(made, wanted))
  return said
}

replayGroup("write", differences, replay)
