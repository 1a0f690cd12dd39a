import { shownIn } from "#server/content/entities/languages.ts"
import { administrator, anEmptyServer, transfer, watchedWay, wayTo } from "#support/transfer.ts"
import { change, commonContent, later, put, retitle, titled } from "#support/transferred.ts"
import { aHome, type Home } from "#support/content-folder.ts"
import { anArticle, aMember, aTag, aText, to, translated } from "#support/entities.ts"
import type { Entity, StoredEntity } from "#server/content/entities/entity.ts"
import type { TestServer } from "#support/server.ts"

let home: Home
let server: TestServer

beforeEach(() => {
  home = aHome()
  server = anEmptyServer()
})
afterEach(() => {
  home.db.close()
})

const there = () => commonContent({ db: server.db, files: server.filesFolder }, [administrator])
const here = () => commonContent(home)

/** The item with one translation changed. */
function inFrench(entity: Entity, texts: Partial<NonNullable<StoredEntity["translations"]>[number]>): StoredEntity {
  return { ...entity, translations: entity.translations.map((one) => (one.langcode === "fr" ? { ...one, changed: later, ...texts } : one)) }
}

const one = () => translated(anArticle({ label: "One" }), "fr", { label: "Un" })

test("a push brings each language with its texts and state, and a second one sends nothing", async () => {
  const tag = translated(aTag("Fees"), "nl", { label: "Erelonen", alias: null })
  const article = translated(
    translated(anArticle({ label: "One", references: { field_tags: to(tag) } }), "fr", { label: "Un", alias: "/post/un" }),
    "nl",
    { label: "Een", status: false, outdated: true, alias: "/post/een", created: 1_700_000_000, fields: { body: null } },
  )
  const people = (role: string) => ({ field_people: [{ name: "Ines", role }] })
  const member = translated(aMember({ label: "Atelier", langcode: "fr", fields: people("Présidente") }), "en", {
    label: "Studio",
    fields: people("Chair"),
  })
  const linked = translated(anArticle({ label: "Two" }), "nl", { fields: { body: aText('<p><a href="/node/41">Een</a></p>') } })
  put(home.db, tag, { ...article, id: 41 }, member, linked)

  const { outcome, said } = await transfer(home, wayTo(server))
  expect(said).toMatch(/^Translations +5 +0 +0 +0$/m)
  expect(outcome).toBe("done")
  expect(JSON.stringify(shownIn(titled(server.db, "Two"), "nl").fields.body)).toContain(`/node/${titled(server.db, "One").id}`)
  expect(shownIn(titled(server.db, "One"), "nl")).toMatchObject({ status: false, outdated: true, alias: "/post/een" })

  const writes: string[] = []
  expect(await transfer(home, watchedWay(server, writes))).toMatchObject({ outcome: "done" })
  expect(writes).toEqual([])
})

test("a translation alone is sent where it alone has changed", async () => {
  put(home.db, one())
  await transfer(home, wayTo(server))
  change(home.db, "One", (entity) => inFrench(entity, { label: "Une" }))

  const writes: string[] = []
  expect(await transfer(home, watchedWay(server, writes))).toMatchObject({ outcome: "done" })
  expect(writes).toEqual([`PATCH /fr/jsonapi/node/article/${titled(home.db, "One").uuid}`])
  expect(there()).toEqual(here())
})

test("an original that has changed leaves its translations as they are here, outdated or not", async () => {
  put(home.db, one(), translated(anArticle({ label: "Two" }), "fr", { label: "Deux", outdated: true }))
  await transfer(home, wayTo(server))
  retitle(home.db, "One", "First")
  retitle(home.db, "Two", "Second")
  expect(await transfer(home, wayTo(server))).toMatchObject({ outcome: "done" })
  expect(there()).toEqual(here())
  expect(shownIn(titled(server.db, "First"), "fr").outdated).toBe(false)
  expect(shownIn(titled(server.db, "Second"), "fr").outdated).toBe(true)
})

test("a translation that has changed there is a conflict, and the original is sent", async () => {
  put(home.db, one())
  await transfer(home, wayTo(server))
  change(server.db, "One", (entity) => inFrench(entity, { label: "Leur texte" }))
  retitle(home.db, "One", "First")
  const { outcome, said } = await transfer(home, wayTo(server))
  expect(outcome).toBe("conflicts")
  expect(said).toMatch(/In conflict.*\n {2}Publication "Un" \([-\da-f]+, French\): title/)
  expect(shownIn(titled(server.db, "First"), "fr").label).toBe("Leur texte")
  expect(await transfer(home, wayTo(server), { isForced: true })).toMatchObject({ outcome: "done" })
  expect(there()).toEqual(here())
})

describe("a translation that was deleted here", () => {
  beforeEach(async () => {
    put(home.db, one())
    await transfer(home, wayTo(server))
    change(home.db, "One", (entity) => ({ ...entity, translations: [] }))
  })

  test("is deleted there with --delete alone", async () => {
    const { said } = await transfer(home, wayTo(server))
    expect(said).toMatch(/--delete deletes it there too.*\n {2}Publication "Un"/)
    expect(titled(server.db, "One").translations).toHaveLength(1)
    const writes: string[] = []
    expect(await transfer(home, watchedWay(server, writes), { deletes: true })).toMatchObject({ outcome: "done" })
    expect(writes).toEqual([`DELETE /api/translation/node/${titled(home.db, "One").uuid}/fr`])
    expect(there()).toEqual(here())
  })

  test("stays if it has changed there since", async () => {
    change(server.db, "One", (entity) => inFrench(entity, { label: "Leur texte" }))
    const { outcome, said } = await transfer(home, wayTo(server), { deletes: true })
    expect(outcome).toBe("failed")
    expect(said).toMatch(/Publication "Leur texte" .*French\): it has changed there since/)
    expect(titled(server.db, "One").translations).toHaveLength(1)
  })
})

test("a translation that only the other site has is left alone", async () => {
  put(home.db, anArticle({ label: "One" }))
  await transfer(home, wayTo(server))
  change(server.db, "One", (entity) => translated({ ...entity, changed: later }, "fr", { label: "Leur texte" }))
  retitle(home.db, "One", "First")
  const { outcome, said } = await transfer(home, wayTo(server), { deletes: true })
  expect(outcome).toBe("done")
  expect(said).toMatch(/and left alone: 2\./)
  expect(shownIn(titled(server.db, "First"), "fr").label).toBe("Leur texte")
})

test("an item with another original there is left alone and listed, even with --force", async () => {
  const article = anArticle({ label: "One" })
  put(home.db, translated(article, "fr", { label: "Un" }))
  put(server.db, { ...article, langcode: "fr", label: "Leur texte" })
  const { outcome, said } = await transfer(home, wayTo(server), { isForced: true })
  expect(outcome).toBe("done")
  expect(said).toMatch(/originals are in different languages.*\n {2}Publication "One"/)
  expect(titled(server.db, "Leur texte")).toMatchObject({ langcode: "fr", translations: [] })
})

test("a site that can't add translations gets the originals, and each translation is named", async () => {
  put(home.db, one())
  const without = wayTo(
    server,
    (send) => (url, init) => (url.includes("/api/translation/") ? Promise.resolve(new Response("", { status: 404 })) : send(url, init)),
  )
  const { outcome, said } = await transfer(home, without)
  expect(outcome).toBe("done")
  expect(said).toMatch(/New translations: the site can't add any/)
  expect(said).toMatch(/Not carried.*\n {2}Publication "Un" \(.*, French\)/)
  expect(titled(server.db, "One").translations).toEqual([])
})

test("a site without a language gets the others", async () => {
  put(home.db, translated(one(), "nl", { label: "Een" }))
  const without = wayTo(
    server,
    (send) => (url, init) => (url.includes("/nl/") ? Promise.resolve(new Response("", { status: 404 })) : send(url, init)),
  )
  const { outcome, said } = await transfer(home, without)
  expect(outcome).toBe("done")
  expect(said).toMatch(/Dutch: the site has no \/nl\/jsonapi/)
  expect(titled(server.db, "One").translations.map(({ langcode }) => langcode)).toEqual(["fr"])
})

class Killed extends Error {}

test.each(["the translation was added", "the original was changed"])("a push that is killed after %s goes on", async (what) => {
  put(home.db, one())
  const isAdding = what.includes("added")
  if (!isAdding) {
    await transfer(home, wayTo(server))
    retitle(home.db, "One", "First")
  }
  const last = isAdding ? "/api/translation/" : "/jsonapi/node/article/"
  let isDead = false
  const killed = wayTo(server, (send) => async (url, init) => {
    if (isDead) throw new Killed()
    const answer = await send(url, init)
    isDead = init.method === (isAdding ? "POST" : "PATCH") && url.includes(last)
    if (isDead) throw new Killed()
    return answer
  })
  const controller = new AbortController()
  const stopping = {
    ...killed,
    signal: controller.signal,
    fetch: (...request: Parameters<typeof killed.fetch>) =>
      killed.fetch(...request).catch((error: unknown) => {
        controller.abort(error)
        throw error
      }),
  }
  await expect(transfer(home, stopping)).rejects.toThrow(Killed)
  const { outcome, said } = await transfer(home, wayTo(server))
  expect(said).not.toMatch(/In conflict|Refused|differ after all/)
  expect(outcome).toBe("done")
  expect(there()).toEqual(here())
})
