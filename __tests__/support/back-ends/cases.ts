/** The contract's cases (docs/drupal-contract.md), the same for the embedded server and a Drupal with our module. */
import { fieldsOf } from "#contract/content.ts"
import { collectionPath, individualPath } from "#contract/paths.ts"
import { aColour } from "#support/files/uploads.ts"
import { all, clientOf, one, signedIn, type BackEnd, type Client, type Errors, type Relationships } from "./back-end.ts"
import { fieldNames, normalAttributes, refusedChoices, tooLongTexts, writeAndRead, writtenKinds } from "./model-cases.ts"
import { sessionCases } from "./session-cases.ts"

const aPicture = async () => new Uint8Array(await aColour().png().toBuffer())

const titles = ["Alpha", "Beta", "Gamma", "Delta"]

/** Publications in two subjects, made once. The mark in their titles keeps them apart from those of other cases. */
async function publications(client: Client) {
  const [wood, stone] = await Promise.all(
    ["Wood", "Stone"].map(async (name) => one(await client.create("taxonomy_term--tags", { attributes: { name } })).id),
  )
  for (const [index, title] of titles.entries()) {
    const relationships: Relationships = {
      field_tags: { data: [{ type: "taxonomy_term--tags", id: (index % 2 === 0 ? wood : stone) ?? "" }] },
    }
    const attributes = { title: `Listed ${title}`, status: index !== 3, field_date: `2026-0${index + 1}-01` }
    await client.create("node--article", { attributes, relationships })
  }
}

const listed = "filter[title][operator]=STARTS_WITH&filter[title][value]=Listed"
const articles = collectionPath("node--article")

/** Declares the cases. `start` makes the back end before the first. */
export function contractCases(start: () => Promise<BackEnd & { readonly close: () => Promise<void> }>): void {
  let backEnd: Awaited<ReturnType<typeof start>>
  let admin: Client
  beforeAll(async () => {
    backEnd = await start()
    admin = await signedIn(backEnd)
    await publications(admin)
  })
  afterAll(() => backEnd.close())

  const shown = async (query: string, client = admin) => {
    const { body } = await client.read(`${articles}?${query}`)
    return all({ status: 200, headers: new Headers(), body }).map(({ attributes }) => String(attributes?.title).replace("Listed ", ""))
  }

  describe("keeps what the contract declares", () => {
    it.each(writtenKinds)("in each field of a %s", async (type) => {
      const { sent, read, names } = await writeAndRead(backEnd, type, await aPicture())
      const { answered, declared } = fieldNames(names, read)
      expect(answered).toEqual(declared)
      expect(normalAttributes(names, read.attributes ?? {})).toEqual(normalAttributes(names, sent.attributes))
      for (const [name, { data }] of Object.entries(sent.relationships))
        expect([name, read.relationships?.[name]?.data]).toMatchObject([name, data as object])
    })

    it("but refuses a value that isn't in the field's list of values, and names the field", async () => {
      const refused = await refusedChoices(backEnd)
      expect(refused.map(([name]) => name)).toContain("node--article field_kind")
      expect(refused.filter(([, status, pointer]) => status !== 422 || pointer === undefined)).toEqual([])
    })

    it("but refuses a text that is longer than its field", async () => {
      const refused = await tooLongTexts(backEnd)
      expect(refused.length).toBeGreaterThan(20)
      expect(refused.filter(([, status]) => status !== 422)).toEqual([])
    })

    it("and gives a new item its defaults", async () => {
      const { attributes } = one(await admin.create("node--page", { attributes: { title: "With defaults" } }))
      expect(attributes).toMatchObject({ status: false, promote: false, field_image_focus: "0.5 0.5", langcode: "en" })
    })
  })

  describe("reads", () => {
    it("pages, each with the address of the next", async () => {
      const first = await admin.read(`${articles}?${listed}&sort=title&page[limit]=3`)
      expect(all(first)).toHaveLength(3)
      const next = new URL(first.body.links?.next?.href ?? "")
      const second = await admin.read(next.pathname + next.search)
      expect(all(second).map(({ attributes }) => attributes?.title)).toEqual(["Listed Gamma"])
      expect(second.body.links?.next).toBeUndefined()
    })

    it.each([
      ["one title", "filter[title]=Listed Beta", ["Beta"]],
      [
        "a part of the title",
        `${listed}&filter[b][condition][path]=title&filter[b][condition][operator]=CONTAINS&filter[b][condition][value]=elt`,
        ["Delta"],
      ],
      ["the name of a tag", `${listed}&filter[field_tags.name]=Wood&sort=title`, ["Alpha", "Gamma"]],
      ["what is published", `${listed}&filter[status]=1&sort=title`, ["Alpha", "Beta", "Gamma"]],
      [
        "one of two conditions",
        "filter[or][group][conjunction]=OR&filter[a][condition][path]=title&filter[a][condition][value]=Listed Alpha&filter[a][condition][memberOf]=or" +
          "&filter[b][condition][path]=title&filter[b][condition][value]=Listed Beta&filter[b][condition][memberOf]=or&sort=title",
        ["Alpha", "Beta"],
      ],
      [
        "a date",
        `${listed}&filter[d][condition][path]=field_date&filter[d][condition][operator]=>&filter[d][condition][value]=2026-02-15&sort=field_date`,
        ["Gamma", "Delta"],
      ],
    ])("the items with %s", async (_, query, expected) => {
      expect(await shown(encodeURI(query))).toEqual(expected)
    })

    it("the items in the order that is asked for", async () => {
      expect(await shown(`${listed}&sort=-field_date`)).toEqual(["Delta", "Gamma", "Beta", "Alpha"])
    })

    it("the related items, and no fields but those that are asked for", async () => {
      const answer = await admin.read(
        `${articles}?filter[title]=Listed%20Alpha&include=field_tags&fields[node--article]=title,field_tags&fields[taxonomy_term--tags]=name`,
      )
      const [item] = all(answer)
      expect([item?.attributes, Object.keys(item?.relationships ?? {})]).toEqual([{ title: "Listed Alpha" }, ["field_tags"]])
      expect(answer.body.included?.map(({ type, attributes }) => ({ type, attributes }))).toEqual([
        { type: "taxonomy_term--tags", attributes: { name: "Wood" } },
      ])
    })

    it("no draft for a visitor", async () => {
      expect(await shown(`${listed}&filter[status]=1&sort=title`, clientOf(backEnd))).toEqual(["Alpha", "Beta", "Gamma"])
      const [draft] = all(await admin.read(`${articles}?filter[title]=Listed%20Delta`))
      expect((await clientOf(backEnd).read(individualPath("node--article", draft?.id ?? ""))).status).toBe(403)
    })
  })

  describe("writes", () => {
    it.each(writtenKinds)("creates, changes and deletes a %s", async (type) => {
      const label = "title" in fieldsOf(type) ? "title" : "name"
      const start = type === "node--agenda" ? { field_event_start: "2026-07-01T10:00:00+02:00" } : {}
      const created = await admin.create(type, { attributes: { [label]: "First", status: true, ...start } })
      expect(created.status).toBe(201)
      const { id } = one(created)
      const changed = await admin.change(type, id, { attributes: { [label]: "Second" } })
      expect([changed.status, one(changed).attributes?.[label]]).toEqual([200, "Second"])
      expect(await admin.remove(type, id)).toBe(204)
      expect((await admin.read(individualPath(type, id))).status).toBe(404)
    })

    it("keeps what a change doesn't name", async () => {
      const { id } = one(
        await admin.create("node--page", { attributes: { title: "Kept", body: { value: "<p>Text</p>", format: "g30_text" } } }),
      )
      const { attributes } = one(await admin.change("node--page", id, { attributes: { title: "Changed" } }))
      expect(attributes?.body).toMatchObject({ value: "<p>Text</p>", format: "g30_text" })
    })

    it("shows a text without what its format forbids", async () => {
      const value = '<p onclick="x()">Hi<script>x()</script> <span lang="fr">toi</span></p><h2 id="part">Part</h2>'
      const { attributes } = one(
        await admin.create("node--page", { attributes: { title: "Filtered", body: { value, format: "g30_text" } } }),
      )
      // The words of a script stay as text in a Drupal.
      const { processed } = (attributes ?? {}).body as { readonly processed: string }
      expect(processed.replace("Hix()", "Hi")).toBe('<p>Hi <span lang="fr">toi</span></p><h2 id="part">Part</h2>')
    })

    it.each(["fr", "nl"] as const)("in the language %s, at the address that is asked for", async (langcode) => {
      const alias = `/in-${langcode}`
      const { id, attributes } = one(
        await admin.create("node--page", { attributes: { title: "A page", langcode, status: true, path: { alias } } }),
      )
      expect(attributes).toMatchObject({ langcode, path: { alias } })
      const sent = { attributes: { title: "Une page" } }
      expect((await admin.change("node--page", id, sent)).status).toBe(405)
      const changed = await admin.change("node--page", id, sent, langcode)
      expect([changed.status, one(changed).attributes?.langcode]).toEqual([200, langcode])
    })

    it("refuses what visitors send", async () => {
      const { status } = await clientOf(backEnd).create("node--page", { attributes: { title: "Mine" } })
      expect([401, 403]).toContain(status)
    })

    it.each([
      ["no title", { attributes: {} }, "/data/attributes/title"],
      ["too long a title", { attributes: { title: "x".repeat(256) } }, "/data/attributes/title"],
      ["a number that isn't one", { attributes: { title: "x", field_latitude: "north" } }, "/data/attributes/field_latitude"],
      ["too large a number", { attributes: { title: "x", field_latitude: 91 } }, "/data/attributes/field_latitude"],
    ])("refuses %s, with the field's name", async (_, sent, pointer) => {
      const { status, body } = await admin.create<Errors>("node--member", sent)
      expect(status).toBe(422)
      expect(body.errors.map(({ source }) => source?.pointer?.replace(/\/(0|value|0\/value)$/, ""))).toContain(pointer)
    })

    it("refuses a file of another kind", async () => {
      const { status } = await admin.upload("node--page", "field_image", "a.pdf", await aPicture())
      expect(status).toBe(422)
    })

    it("answers 404 for what isn't there", async () => {
      const nowhere = individualPath("node--page", "00000000-0000-4000-8000-000000000000")
      expect((await admin.read(nowhere)).status).toBe(404)
      expect(await admin.remove("node--page", "00000000-0000-4000-8000-000000000000")).toBe(404)
    })

    it("answers 400 for a filter that it doesn't know", async () => {
      expect((await admin.read(`${articles}?filter[nothing]=1`)).status).toBe(400)
    })
  })

  sessionCases(() => ({ backEnd, admin }))
}
