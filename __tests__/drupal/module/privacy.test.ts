/** What only some may see never reaches a visitor of a Drupal with our module, by any address, whoever has asked before. */
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath, individualPath, translatePath, userCalendarPath, userPath } from "#contract/paths.ts"
import { syncPath } from "#contract/publishing.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { aDrupal, type TestDrupal } from "#support/drupal/a-drupal.ts"
import { anActorDrupal, type ActorDrupal } from "#support/drupal/actors.ts"
import { aMember, anArticle, anEvent, to } from "#support/entities.ts"
import { ownPage, type Actor } from "#support/requests/actors.ts"
import { versionHistoryPath } from "#support/requests/revisions.ts"

const hidden = aMember({
  label: "Open practice",
  alias: "/members/open-practice",
  fields: { field_phone: "+32 2 777 66 55", field_mail: "canary-mail@example.org", field_show_phone: false, field_show_mail: false },
})
const forMembers = anEvent({ label: "canary-members", alias: "/agenda/for-members", fields: { field_audience: "members" } })
const forBoard = anEvent({ label: "canary-board", alias: "/agenda/for-board", fields: { field_audience: "board" } })
const draft = anArticle({ label: "canary-draft", alias: "/post/a-draft", status: false })
const draftPage = aMember({ label: "canary-page", alias: "/members/a-draft", status: false })
const written = anArticle({ label: "Written", alias: "/post/written", references: { field_authors: [...to(hidden), ...to(draftPage)] } })
const things = [hidden, forMembers, forBoard, draft, draftPage, written]

/** Accounts are named after the actors. */
const canary = /canary-\w+|777 66 55|boardMember|pageOwner/g

let drupal: TestDrupal
let site: ActorDrupal
beforeAll(async () => {
  drupal = await aDrupal()
  site = await anActorDrupal(drupal)
  for (const thing of things) await site.put(thing)
})
afterAll(() => drupal.close())

async function seen(actor: Actor, path: string): Promise<readonly string[]> {
  const answer = await site.ask(actor, { method: "GET", path })
  return [...new Set((await answer.text()).match(canary))].toSorted()
}

const at = ({ type, uuid }: StoredEntity) => individualPath(type, uuid)
const list = ({ type }: StoredEntity, query = "") => `${collectionPath(type)}${query}`
// An answer may repeat the question, so that has no whole canary.
const containing = (path: string, value: string) =>
  `filter[a][condition][path]=${path}&filter[a][condition][operator]=CONTAINS&filter[a][condition][value]=${value}`
const translated = ({ alias }: StoredEntity) => `${translatePath}?path=${alias ?? ""}`
const contact = ["777 66 55", "canary-mail"]

/** Addresses, who sees something there, and what. */
const addresses: readonly (readonly [path: string, actor: Actor, sees: readonly string[]])[] = [
  [at(hidden), "member", contact],
  [list(hidden), "member", contact],
  [list(hidden, `?filter[id]=${hidden.uuid}`), "member", contact],
  [list(hidden, `?${containing("field_phone", "77%2066%2055")}&fields[node--member]=field_phone`), "member", ["777 66 55"]],
  [list(hidden, "?sort=field_mail&fields[node--member]=field_mail"), "member", ["canary-mail"]],
  [`${at(written)}?include=field_authors`, "member", contact],
  [`${at(written)}/field_authors`, "member", contact],
  [list(written, `?include=field_authors&${containing("field_authors.field_phone", "77%2066%2055")}`), "member", contact],
  [at(forMembers), "member", ["canary-members"]],
  [list(forMembers), "member", ["canary-members"]],
  [list(forMembers), "boardMember", ["canary-board", "canary-members"]],
  [list(forMembers, "?filter[field_audience]=board"), "boardMember", ["canary-board"]],
  [list(forMembers, `?${containing("title", "anary")}&sort=-title`), "boardMember", ["canary-board", "canary-members"]],
  [at(forBoard), "boardMember", ["canary-board"]],
  [translated(forMembers), "member", ["canary-members"]],
  [translated(forBoard), "boardMember", ["canary-board"]],
  ["/agenda/for-board", "boardMember", ["canary-board"]],
  [at(draft), "contributor", ["canary-draft"]],
  [list(draft), "contributor", ["canary-draft"]],
  [translated(draft), "contributor", ["canary-draft"]],
  [versionHistoryPath(draft.type, draft.uuid), "contributor", ["canary-draft"]],
  [`${at(written)}?include=field_authors`, "contributor", [...contact, "canary-page"].toSorted()],
  [`${at(draftPage)}/references`, "contributor", []],
  [`${at(hidden)}/references`, "contributor", []],
  [
    list(written, `?${containing("field_authors.title", "anary-page")}&include=field_authors`),
    "contributor",
    [...contact, "canary-page"].toSorted(),
  ],
  ["/jsonapi/user/user", "contributor", ["boardMember", "pageOwner"]],
  [`/jsonapi/user/user?${containing("name", "ageOwner")}`, "contributor", ["pageOwner"]],
  ["/jsonapi/user/user?sort=name", "contributor", ["boardMember", "pageOwner"]],
]

describe.each(addresses)("%s", (path, actor, sees) => {
  test(`shows it to a ${actor}, and never to a visitor`, async () => {
    expect([await seen("visitor", path), await seen(actor, path), await seen("visitor", path), await seen(actor, path)]).toEqual([
      [],
      sees,
      [],
      sees,
    ])
  })
})

test("a visitor reads no feed, page or account either", async () => {
  const uid = site.uidOf("pageOwner")
  const paths = [
    "/",
    "/node",
    "/rss.xml",
    "/sitemap.xml",
    syncPath(0),
    userPath(uid),
    `/user/${uid}`,
    userCalendarPath(uid),
    "/oauth/userinfo",
  ]
  for (const path of [...paths, `${at(hidden)}?resourceVersion=rel:latest-version`, "/members/open-practice"])
    expect([path, await seen("visitor", path)]).toEqual([path, []])
})

test("what a visitor saw goes when it becomes private, and comes when it becomes public", async () => {
  const path = at(hidden)
  const show = async (isShown: boolean) => {
    const data = { type: hidden.type, id: hidden.uuid, attributes: { field_show_phone: isShown } }
    const headers = { "content-type": mediaType }
    const answer = await site.ask("contributor", { method: "PATCH", path, headers, body: JSON.stringify({ data }) })
    expect(answer.status).toBe(200)
  }
  const both = async () => [await seen("visitor", path), await seen("visitor", list(hidden))]
  await show(true)
  expect(await both()).toEqual([["777 66 55"], ["777 66 55"]])
  await show(false)
  expect(await both()).toEqual([[], []])
})

test("a member sees the own draft page, and nobody else's", async () => {
  const titles = async (actor: Actor) => {
    const answer = await site.ask(actor, { method: "GET", path: list(ownPage, "?fields[node--member]=title&sort=title") })
    const { data } = (await answer.json()) as { readonly data: readonly { readonly attributes: { readonly title: string } }[] }
    return data.map(({ attributes }) => attributes.title)
  }
  expect(await titles("pageOwner")).toEqual(["Open practice", "Own practice"])
  expect(await titles("member")).toEqual(["Open practice"])
})
