/** What a back end may have of reading and writing content beyond a Drupal. */
import { redirectsPath, seriesChangePath, translatePath } from "#contract/paths.ts"
import { list, tree, type Tree } from "../json.ts"
import { aWord, type Client, type Said } from "./back-end.ts"

const filterOf = (path: string, operator: string, value: string) =>
  new URLSearchParams(Object.entries({ path, operator, value }).map(([name, part]) => [`filter[f][condition][${name}]`, part])).toString()

async function counts(client: Client): Promise<boolean> {
  return typeof tree((await client.get("/jsonapi/node/article?page[limit]=1")).body.meta).count === "number"
}

async function refusesNever(client: Client): Promise<boolean> {
  const attributes = { title: aWord(), field_event_start: "2031-05-05T18:00:00+02:00", field_rrule: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30" }
  return (await client.send("POST", "/jsonapi/node/agenda", { body: { data: { type: "node--agenda", attributes } } })).status === 422
}

async function changesSeries(client: Client): Promise<boolean> {
  const { id } = await client.event({ field_rrule: "FREQ=WEEKLY" })
  const body = { scope: "all", at: null, change: { kind: "cancel" } }
  return (await client.send("POST", seriesChangePath(id), { body })).status === 200
}

async function listsAndRestores(client: Client): Promise<boolean> {
  const article = await client.article({ field_kind: "opinion" })
  await client.patch("node--article", article, { field_kind: "report" })
  const { status, body } = await client.get(`${article.path}/version-history`)
  const former = tree(tree(list(body.data).at(-1)).attributes).drupal_internal__vid
  if (status !== 200) return false
  await client.send("POST", `${article.path}/version-history/${String(former)}/restore`, { body: {} })
  return tree(tree((await client.get(article.path)).body.data).attributes).field_kind === "opinion"
}

async function tagsVersions(client: Client): Promise<boolean> {
  const { path, attributes } = await client.article()
  return (
    (await client.get(path)).headers
      .get("etag")
      ?.replace(/^W\//, "")
      .startsWith(`"${String(attributes.drupal_internal__vid)}`) === true
  )
}

async function refusesStale(client: Client): Promise<boolean> {
  const article = await client.article()
  return (await client.patch("node--article", article, { title: aWord() }, { headers: { "if-match": '"1"' } })).status === 412
}

async function listsReferences(client: Client): Promise<boolean> {
  const tag = await client.make("taxonomy_term--tags", { name: aWord(), status: true })
  const relationships = { field_tags: { data: [{ type: "taxonomy_term--tags", id: tag.id }] } }
  const article = await client.make("node--article", { title: aWord(), status: true }, relationships)
  return list((await client.get(`${tag.path}/references`)).body.data).some((one) => tree(one).id === article.id)
}

async function translatesQuietly(client: Client): Promise<boolean> {
  return (await client.send("GET", `${translatePath}?path=/${aWord()}&quiet=1`, { as: "" })).status === 200
}

async function refusesTakenAliases(client: Client): Promise<boolean> {
  const alias = `/post/${aWord()}`
  await client.article({ path: { alias } })
  const attributes = { title: aWord(), status: true, path: { alias } }
  return (await client.send("POST", "/jsonapi/node/article", { body: { data: { type: "node--article", attributes } } })).status === 422
}

async function refusesWrongTypes(client: Client): Promise<boolean> {
  const data = { type: "node--page", attributes: { title: aWord() } }
  return (await client.send("POST", "/jsonapi/node/article", { body: { data } })).status === 422
}

async function hasRedirects(client: Client): Promise<boolean> {
  return (await client.get(redirectsPath)).status === 200
}

function redirect(client: Client, path: string, uri: string): Promise<Said> {
  const attributes: Tree = { redirect_source: { path }, redirect_redirect: { uri }, status_code: 301 }
  return client.send("POST", redirectsPath, { body: { data: { type: "redirect--redirect", attributes } } })
}

/** The redirect from an address that an article has given up. */
async function formerAddress(client: Client): Promise<Tree | undefined> {
  const [before, after] = [`post/${aWord()}`, `post/${aWord()}`]
  const article = await client.article({ path: { alias: `/${before}` } })
  await client.patch("node--article", article, { path: { alias: `/${after}` } })
  const { body } = await client.get(`${redirectsPath}?${filterOf("redirect_source.path", "=", before)}`)
  return list(body.data).map(tree)[0]
}

async function keepsFormerAddresses(client: Client): Promise<boolean> {
  return (await formerAddress(client)) !== undefined
}

async function saysWhereRedirectsLead(client: Client): Promise<boolean> {
  return tree((await formerAddress(client))?.meta).isFormer === true
}

async function refusesRedirectsOverItems(client: Client): Promise<boolean> {
  const alias = `post/${aWord()}`
  await client.article({ path: { alias: `/${alias}` } })
  return (await redirect(client, alias, "internal:/")).status === 422
}

async function findsRedirectsByTarget(client: Client): Promise<boolean> {
  const [alias, from] = [`post/${aWord()}`, aWord()]
  const { attributes } = await client.article({ path: { alias: `/${alias}` } })
  await redirect(client, from, `entity:node/${String(attributes.drupal_internal__nid)}`)
  return list((await client.get(`${redirectsPath}?${filterOf("redirect_redirect.uri", "CONTAINS", alias)}`)).body.data).length > 0
}

async function tellsChanges(client: Client): Promise<boolean> {
  const sync = (after: string) => client.send("GET", `/gatsby-fastbuilds/sync/${after}`, { as: "" })
  const before = String((await sync("0")).body.timestamp)
  const { id } = await client.article()
  return list((await sync(before)).body.entities).some((entity) => tree(entity).id === id)
}

async function tellsBuilds(client: Client): Promise<boolean> {
  return (await client.get("/publishing/status")).status === 200
}

async function hidesContacts(client: Client): Promise<boolean> {
  const { path } = await client.make("node--member", {
    title: aWord(),
    status: true,
    field_phone: "+32 2 123 45 67",
    field_show_phone: false,
  })
  const { status, body } = await client.send("GET", path, { as: "" })
  return status === 200 && (tree(tree(body.data).attributes).field_phone ?? null) === null
}

async function checksPhones(client: Client): Promise<boolean> {
  const data = { type: "node--member", attributes: { title: aWord(), field_phone: "Members" } }
  return (await client.send("POST", "/jsonapi/node/member", { body: { data } })).status === 422
}

async function hidesEvents(client: Client): Promise<boolean> {
  const { path } = await client.event({ field_audience: "members" })
  return (await client.send("GET", path, { as: "" })).status === 403
}

async function keepsPeople(client: Client): Promise<boolean> {
  const people = [{ name: "Ana", role: "Architect" }]
  const data = { type: "node--page", attributes: { title: aWord(), status: true, field_people: people } }
  const { body } = await client.send("POST", "/jsonapi/node/page", { body: { data } })
  return JSON.stringify(tree(tree(body.data).attributes).field_people) === JSON.stringify(people)
}

export const ofContent = {
  "`meta.count`": counts,
  "rules of events are checked": refusesNever,
  "events of series are changed at once": changesSeries,
  "version history and restore": listsAndRestores,
  "ETag of a version": tagsVersions,
  "`If-Match`": refusesStale,
  references: listsReferences,
  "`quiet=1`": translatesQuietly,
  "taken addresses are refused": refusesTakenAliases,
  "wrong types are refused": refusesWrongTypes,
  redirects: hasRedirects,
  "former addresses among the redirects": keepsFormerAddresses,
  "where a redirect leads": saysWhereRedirectsLead,
  "no redirect over an item": refusesRedirectsOverItems,
  "redirects by the address of their item": findsRedirectsByTarget,
  "what has changed (`sync`)": tellsChanges,
  publishing: tellsBuilds,
  "private phone and mail": hidesContacts,
  "phones are checked": checksPhones,
  "events for members and the board": hidesEvents,
  people: keepsPeople,
} as const
