/** What refers to an item, the same for the embedded server and a Drupal with our module. */
import type { Item } from "#support/server.ts"
import { addressOf, aUser, made, published, to, userOf, visitorOf, type Client, type TestBackEnd } from "#support/drupal/client.ts"

/** Declares the tests of a back end. */
export function referenceCases(start: () => Promise<TestBackEnd>): void {
  let backEnd: TestBackEnd
  let admin: Client
  let member: Client

  beforeAll(async () => {
    backEnd = await start()
    admin = await userOf(backEnd)
    member = await aUser(backEnd, admin, "ines")
  })
  afterAll(() => backEnd.close())

  const text = (value: string) => ({ body: { value, format: "g30_text", summary: "" } })
  const article = (title: string, attributes: object = {}, relationships: object = {}) =>
    made(admin, "node--article", { attributes: published(title, attributes), relationships })

  async function referrersOf(client: Client, item: Pick<Item, "type" | "id">, query = "") {
    const { status, data, meta, links } = await client.get(`${addressOf(item)}/references${query}`)
    return { status, referrers: data.map((one) => [one.meta?.label, one.meta?.field]), data, meta, next: links.next?.href }
  }

  test("what refers to an item by a field is listed with its title, state and address, as far as the viewer sees it", async () => {
    const brick = await made(admin, "taxonomy_term--tags", { attributes: { name: "Brick" } })
    const live = await article("Live", { path: { alias: "/post/live" } }, { field_tags: to(brick) })
    await article("Draft", { status: false }, { field_tags: to(brick) })

    const asAdmin = await referrersOf(admin, brick)
    expect(asAdmin.meta).toEqual({ count: 2, hidden: 0 })
    expect(asAdmin.data).toContainEqual({
      type: "node--article",
      id: live.id,
      meta: {
        drupal_internal__target_id: live.attributes.drupal_internal__nid,
        field: "field_tags",
        label: "Live",
        langcode: "en",
        status: true,
        path: "/post/live",
      },
    })
    expect(await referrersOf(member, brick)).toMatchObject({ referrers: [["Live", "field_tags"]], meta: { count: 1, hidden: 1 } })
    const asVisitor = await referrersOf(visitorOf(backEnd), brick)
    expect([asVisitor.referrers, asVisitor.meta]).toEqual([[["Live", "field_tags"]], { count: 1 }])
  })

  test("texts and link fields refer by an address, a number, or one of them on a host of the site", async () => {
    const target = await article("Target", { path: { alias: "/post/target" } })
    const number = Number(target.attributes.drupal_internal__nid)
    const links = ["/post/target/#end", `/node/${number}`, `${backEnd.url}/post/target`]
    for (const [index, href] of links.entries()) await article(`Linking ${index}`, text(`<p><a href="${href}">x</a></p>`))
    await article(
      "Elsewhere",
      text(`<p><a href="https://other.example/post/target">x</a> <a href="/node/${number}0">y</a> /post/target</p>`),
    )
    await made(admin, "node--action_project", {
      attributes: published("Project", { field_links: [{ uri: `entity:node/${number}`, title: "x" }] }),
    })
    const { referrers } = await referrersOf(admin, target)
    expect(referrers.toSorted()).toEqual([
      ["Linking 0", "body"],
      ["Linking 1", "body"],
      ["Linking 2", "body"],
      ["Project", "field_links"],
    ])
  })

  test("a user is referred to by what they wrote, and only for those who see the account", async () => {
    const [account] = (await admin.get("/jsonapi/user/user?filter[name]=ines")).data
    if (account === undefined) throw new Error("The account is missing.")
    await article("By Ines", {}, { uid: { data: to(account).data[0] } })
    expect((await referrersOf(admin, account)).referrers).toEqual([["By Ines", "uid"]])
    expect([401, 403]).toContain((await referrersOf(visitorOf(backEnd), account)).status)
  })

  test("whoever may not read an item may not ask what refers to it", async () => {
    const draft = await made(admin, "node--article", { attributes: { title: "Draft", status: false } })
    expect((await referrersOf(member, draft)).status).toBe(403)
    expect((await referrersOf(member, { type: "node--article", id: "11111111-1111-4111-8111-111111111111" })).status).toBe(404)
  })
}
