/** What a build reads after a change, the same for the embedded server and a Drupal with our module. */
import { collectionPath } from "#contract/paths.ts"
import { syncPath } from "#contract/publishing.ts"
import type { Item } from "#support/server.ts"
import { made, published, to, uploaded, userOf, visitorOf, type Client, type TestBackEnd } from "#support/drupal/client.ts"

type Synced = {
  readonly id: string
  readonly type: string
  readonly action: string
  readonly langcode?: string
  readonly data?: readonly Item[]
}
export type Sync = { readonly status: number; readonly timestamp: number; readonly entities: readonly Synced[] }

/** Declares the tests of a back end. */
export function changeCases(start: () => Promise<TestBackEnd>): void {
  let backEnd: TestBackEnd
  let admin: Client

  beforeAll(async () => {
    backEnd = await start()
    admin = await userOf(backEnd)
  })
  afterAll(() => backEnd.close())

  async function since(number: number | string): Promise<Sync> {
    const answer = await backEnd.fetch(syncPath(number), { headers: { "G30-Links": "asked" } })
    expect(answer.headers.get("cache-control")).toContain("no-cache")
    return JSON.parse(await answer.text()) as Sync
  }

  const present = async () => (await since(0)).timestamp

  /** What a change tells a build that was up to date before: `update Title` or `delete uuid`. */
  async function told(change: () => Promise<unknown>): Promise<readonly string[]> {
    const before = await present()
    await change()
    const { status, entities } = await since(before)
    expect(status).toBe(1)
    // Other languages, which an item never had, may be told to be gone.
    const whole = entities.filter(({ action, langcode = "en" }) => action !== "delete" || langcode === "en")
    const named = whole.map(({ id, action, data }) => {
      const { title, name, filename } = data?.[0]?.attributes ?? {}
      return `${action} ${[title, name, filename, id].find((word) => typeof word === "string")}`
    })
    return named.toSorted()
  }

  const article = (title: string, attributes: object = {}, relationships: object = {}) =>
    made(admin, "node--article", { attributes: published(title, attributes), relationships })
  const change = (item: Item, attributes: object) => admin.patch(item, { attributes })

  const showing = ({ type, id }: Item) => ({ field_image: { data: { type, id, meta: { alt: "A picture" } } } })

  test("a build learns what editors publish, change, withdraw and delete, but of no draft", async () => {
    const draft = await made(admin, "node--article", { attributes: { title: "Secret", status: false } })
    const item = await article("Plain")
    expect(await told(() => change(item, { title: "Changed" }))).toEqual(["update Changed"])
    expect(await told(() => change(item, { path: { alias: "/post/changed" } }))).toEqual(["update Changed"])
    expect(await told(() => change(draft, { title: "Secret 2" }))).toEqual([])
    expect(await told(() => admin.post("node--article", { attributes: { title: "Secret 3", status: false } }))).toEqual([])
    expect(await told(() => change(item, { status: false }))).toEqual([`delete ${item.id}`])
    expect(await told(() => change(item, { title: "Secret 4" }))).toEqual([])
    expect(await told(() => change(draft, { title: "Open", status: true }))).toEqual(["update Open"])
    expect(await told(() => admin.remove(draft))).toEqual([`delete ${draft.id}`])
  })

  test("a public event is reported with its category, and as gone once it is for members alone", async () => {
    const category = await made(admin, "taxonomy_term--event_categories", { attributes: { name: "Lectures" } })
    const event = await made(admin, "node--agenda", {
      attributes: published("Lecture", { field_event_start: "2026-12-01T18:00:00+01:00", field_audience: "public" }),
    })
    expect(await told(() => change(category, { name: "Talks" }))).toEqual(["update Talks"])
    expect(await told(() => change(event, { field_audience: "members" }))).toEqual([`delete ${event.id}`])
    expect(await told(() => change(event, { field_audience: "board" }))).toEqual([])
    expect(await told(() => change(event, { field_audience: "public" }))).toEqual(["update Lecture"])
  })

  test("events of members and the board, accounts and the words of drafts are in no answer", async () => {
    const canary = "canary-7f3a"
    const before = await present()
    const draft = await made(admin, "node--article", { attributes: published(canary) })
    await change(draft, { status: false })
    for (const field_audience of ["members", "board"]) {
      await made(admin, "node--agenda", {
        attributes: published(canary, { field_event_start: "2026-12-01T18:00:00+01:00", field_audience }),
      })
    }
    const attributes = { name: canary, mail: `${canary}@example.org`, pass: "keeps it well", status: true }
    await made(admin, "user--user", { attributes })
    await uploaded(backEnd, `${canary}.png`)
    const { entities } = await since(before)
    expect(JSON.stringify(entities)).not.toContain(canary)
    expect(entities.map(({ action, type }) => `${action} ${type}`)).toEqual(["delete node--article"])
  })

  test("what refers to an item is synced with it where the item comes or goes", async () => {
    const member = await made(admin, "node--member", { attributes: published("Atelier") })
    await article("By Atelier", {}, { field_authors: to(member) })
    expect(await told(() => change(member, { status: false }))).toEqual([`delete ${member.id}`, "update By Atelier"])
    expect(await told(() => change(member, { status: true }))).toEqual(["update Atelier", "update By Atelier"])
    expect(await told(() => change(member, { title: "Bureau" }))).toEqual(["update Bureau"])
    expect(await told(() => admin.remove(member))).toEqual([`delete ${member.id}`, "update By Atelier"])
  })

  test("what is synced is equal to what the collection answers to visitors, files included", async () => {
    const [picture, member] = [
      await uploaded(backEnd, "cover.png"),
      await made(admin, "node--member", { attributes: published("Atelier") }),
    ]
    const before = await present()
    const item = await article("Pictured", {}, { ...showing(picture), field_authors: to(member) })
    const { entities } = await since(before)
    const query = `?filter[status]=1&filter[title]=Pictured&include=field_image,field_gallery,field_attachments`
    const { data, included } = await visitorOf(backEnd).get(collectionPath("node--article") + query)
    expect(entities.find(({ id, data: synced }) => id === item.id && synced !== undefined)?.data).toEqual([...data, ...included])
    expect(included.map(({ id }) => id)).toEqual([picture.id])
  })

  test("a picture that nothing shows any more is reported as deleted", async () => {
    const [shared, own] = [await uploaded(backEnd, "shared.png"), await uploaded(backEnd, "own.png")]
    const first = await article("First", {}, showing(own))
    const second = await article("Second", {}, showing(shared))
    await article("Third", {}, showing(shared))
    const drop = (item: Item) => admin.patch(item, { relationships: { field_image: { data: null } } })
    expect(await told(() => drop(first))).toEqual([`delete ${own.id}`, "update First"])
    expect(await told(() => drop(second))).toEqual(["update Second", "update shared.png"])
  })

  test.each([
    ["the Unix seconds that a first build sends", () => Math.floor(Date.now() / 1000)],
    ["a number that is still to come", (now: number) => now + 1],
    ["no number", () => "now"],
  ])("%s lets a build read everything", async (_, asked) => {
    const now = await present()
    expect(await since(asked(now))).toEqual({ status: -1, timestamp: now })
    expect((await since(now)).status).toBe(1)
  })
}
