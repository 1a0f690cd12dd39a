import type { Viewer } from "#contract/permissions.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { aMember, anAccount, anArticle, anEvent, aPicture, aText, showing, to } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

const shownPicture = aPicture("2026-11/shown.jpg")
const draftPicture = aPicture("2026-11/canary-draft-cover.jpg")
const bodyPicture = aPicture("2026-11/canary-in-a-draft-text.jpg")
const eventPicture = aPicture("2026-11/canary-board-event.jpg")
const orphan = aPicture("2026-11/canary-orphan.jpg")

const open = aMember({ label: "Open practice", fields: { field_phone: "+32 2 555 01 01", field_show_phone: true } })
const shy = aMember({ label: "Shy practice", fields: { field_phone: "+32 2 canary-phone", field_mail: "canary-mail@example.org" } })
const ownDraft = aMember({ label: "Canary practice", status: false, alias: "/members/canary-practice" })

const published = anArticle({
  label: "Published",
  uid: 8,
  references: { field_image: showing(shownPicture), field_authors: to(open, ownDraft) },
})
const draft = anArticle({
  label: "Canary draft",
  status: false,
  alias: "/post/canary-draft",
  references: { field_image: showing(draftPicture) },
  fields: { body: aText('<p><img src="/sites/default/files/2026-11/canary-in-a-draft-text.jpg"></p>') },
})
const forPublic = anEvent({ label: "Open day" })
const forMembers = anEvent({ label: "Canary members evening", fields: { field_audience: "members" } })
const forBoard = anEvent({
  label: "Canary board meeting",
  fields: { field_audience: "board" },
  references: { field_image: showing(eventPicture) },
})
const account = anAccount("canary-account", { id: 8, references: { field_member: to(ownDraft) } })

const content: readonly StoredEntity[] = [
  ...[shownPicture, draftPicture, bodyPicture, eventPicture, orphan, open, shy, ownDraft, published, draft],
  ...[forPublic, forMembers, forBoard, account],
]

const serverFor = (viewer: Partial<Viewer> = {}) => {
  const server = aServer().with(...content)
  return viewer.uid === undefined ? server.start() : server.seenBy(viewer).start()
}

const admin = { uid: 1, roles: ["administrator"] } as const
const boardMember = { uid: 5, isBoard: true }
const member = { uid: 8, memberId: ownDraft.uuid }

const everyAddress = [
  "/jsonapi",
  ...["article", "member", "page", "agenda", "action_project"].flatMap((bundle) => [
    `/jsonapi/node/${bundle}`,
    `/jsonapi/node/${bundle}?filter[status]=0`,
    `/jsonapi/node/${bundle}?sort=-title`,
    `/jsonapi/node/${bundle}?filter[title][operator]=CONTAINS&filter[title][value]=a`,
  ]),
  "/jsonapi/node/article?include=uid,revision_uid,field_image,field_authors.field_image,field_tags",
  "/jsonapi/node/article?fields[node--article]=title,revision_log,body",
  "/jsonapi/node/member?fields[node--member]=title,field_phone,field_mail",
  "/jsonapi/node/member?sort=field_phone,field_mail",
  "/jsonapi/node/agenda?include=field_image",
  "/jsonapi/file/file",
  "/jsonapi/file/file?sort=filename",
  "/jsonapi/file/file?filter[filename][operator]=CONTAINS&filter[filename][value]=jpg",
  "/jsonapi/user/user",
  "/jsonapi/user/user?filter[name][operator]=CONTAINS&filter[name][value]=canary&include=field_member",
  ...content.map(({ type, uuid }) => `/jsonapi/${type.replace("--", "/")}/${uuid}`),
  ...["field_image", "field_authors", "uid", "revision_uid"].flatMap((name) =>
    [published, draft].flatMap(({ uuid }) => [
      `/jsonapi/node/article/${uuid}/${name}`,
      `/jsonapi/node/article/${uuid}/relationships/${name}`,
    ]),
  ),
  "/router/translate-path?path=/post/canary-draft",
  "/router/translate-path?path=/members/canary-practice",
]

// `via` and `self` links repeat the request, so they are left out.
const withoutOwnAddress = (text: string) => text.replaceAll(/"(via|self)":\{"href":"[^"]*"/g, "")

test.each(everyAddress)("nothing hidden is in what a visitor reads at %s", async (address) => {
  const response = await serverFor().fetch(address)
  expect(withoutOwnAddress(await response.text())).not.toMatch(/canary/i)
})

test("an admin reads the hidden content at these addresses, so the tests above would find it", async () => {
  const server = serverFor(admin)
  const texts = await Promise.all(everyAddress.map(async (address) => withoutOwnAddress(await (await server.fetch(address)).text())))
  const songs = [
    "Canary draft",
    "canary-draft-cover",
    "canary-phone",
    "canary-mail",
    "Canary board",
    "Canary members",
    "canary-account",
    "canary-orphan",
  ]
  for (const canary of songs) expect(texts.some((text) => text.includes(canary))).toBe(true)
})

const titles = async (viewer: Partial<Viewer>, address: string) => {
  const { body } = await serverFor(viewer).read(address)
  return body.data.map(({ attributes }) => attributes.title)
}

test.each([
  ["a visitor", {}, ["Open day"]],
  ["a member", member, ["Open day", "Canary members evening"]],
  ["a board member", boardMember, ["Open day", "Canary members evening", "Canary board meeting"]],
  ["an admin", admin, ["Open day", "Canary members evening", "Canary board meeting"]],
])("%s reads the events meant for them", async (_, viewer, expected) => {
  expect(await titles(viewer, "/jsonapi/node/agenda?filter[status]=1")).toEqual(expected)
})

test("a member reads the draft of the page linked to their account, and no other draft", async () => {
  expect(await titles(member, "/jsonapi/node/member?filter[status]=0")).toEqual(["Canary practice"])
  expect(await titles({ uid: 9, memberId: shy.uuid }, "/jsonapi/node/member?filter[status]=0")).toEqual([])
  expect(await titles(member, "/jsonapi/node/article?filter[status]=0")).toEqual([])
})

test("a member sees their own account alone, an admin sees all", async () => {
  const names = async (viewer: Partial<Viewer>) =>
    (await serverFor(viewer).read("/jsonapi/user/user")).body.data.map(({ attributes }) => attributes.name)
  expect(await names(member)).toEqual(["canary-account"])
  expect(await names(boardMember)).toEqual([])
  expect(await names(admin)).toEqual(["canary-account"])
})

test("signed-in users read phone and mail, and visitors where the practice allows it", async () => {
  const phones = async (viewer: Partial<Viewer>) => {
    const { body } = await serverFor(viewer).read("/jsonapi/node/member?filter[status]=1")
    return body.data.map(({ attributes }) => attributes.field_phone)
  }
  expect(await phones({})).toEqual(["+32 2 555 01 01", undefined])
  expect(await phones({ uid: 7 })).toEqual(["+32 2 555 01 01", "+32 2 canary-phone"])
})

describe("filters and sorts by hidden values", () => {
  const count = async (filter: string) => (await serverFor().read(`/jsonapi/node/member?${filter}`)).body.meta.count

  test.each([
    "filter[field_phone]=%2B32 2 canary-phone",
    "filter[field_phone][operator]=STARTS_WITH&filter[field_phone][value]=%2B32 2 c",
    "filter[field_phone][operator]=%3C%3E&filter[field_phone][value]=%2B32 2 555 01 01",
    "filter[field_mail][operator]=IS NOT NULL",
  ])("a filter by a value that the viewer may not know finds nothing: %s", async (filter) => {
    expect(await count(filter)).toBe(0)
  })

  test("a filter finds a value that is shown", async () => {
    expect(await count("filter[field_phone][operator]=STARTS_WITH&filter[field_phone][value]=%2B32 2")).toBe(1)
  })

  test.each([
    `filter[field_authors.id]=${ownDraft.uuid}`,
    "filter[field_authors.title]=Canary practice",
    "filter[uid.name]=canary-account",
    "filter[uid.mail]=canary-account@example.org",
    `filter[a][condition][path]=field_authors.field_phone&filter[a][condition][operator]=STARTS_WITH&filter[a][condition][value]=%2B32 2 c`,
  ])("a filter by what the viewer may not see behind a relationship finds nothing: %s", async (filter) => {
    const { body } = await serverFor().read(`/jsonapi/node/article?${filter}`)
    expect(body.meta.count).toBe(0)
  })

  test("a sort by a hidden value does not depend on the value", async () => {
    for (const sort of ["field_phone", "-field_phone"]) {
      const titlesWith = async (first: string, second: string) => {
        const members = [first, second].map((phone, index) => aMember({ label: `Practice ${index}`, fields: { field_phone: phone } }))
        const { body } = await aServer()
          .with(...members)
          .start()
          .read(`/jsonapi/node/member?sort=${sort}`)
        return body.data.map(({ attributes }) => attributes.title)
      }
      expect(await titlesWith("zzz", "aaa")).toEqual(await titlesWith("aaa", "zzz"))
    }
  })
})

test("a relationship leaves out what the viewer may not see, but keeps the author's identifier", async () => {
  const { body } = await serverFor().read(`/jsonapi/node/article?filter[status]=1`)
  const [article] = body.data
  expect(article?.relationships.field_authors?.data).toMatchObject([{ id: open.uuid }])
  expect(article?.relationships.uid?.data).toMatchObject({ id: account.uuid, meta: { drupal_internal__target_id: 8 } })
})

test("a plain list names hidden drafts by UUID and counts the visible items; a filtered list names nothing", async () => {
  const plain = await serverFor().read("/jsonapi/node/article")
  expect(plain.body.meta.count).toBe(1)
  expect(Object.values(plain.body.meta.omitted?.links ?? {}).map(({ href }) => href)).toContainEqual(expect.stringContaining(draft.uuid))
  const filtered = await serverFor().read("/jsonapi/node/article?filter[status]=0")
  expect(filtered.body.meta).toEqual({ count: 0 })
})

test("an old revision is for admins, the present one for all who see the node", async () => {
  const server = aServer().with(published, shownPicture, open, ownDraft, account)
  const visitor = server.start()
  const { body } = await visitor.read(`/jsonapi/node/article?filter[status]=1`)
  const vid = Number(body.data[0]?.attributes.drupal_internal__vid)
  visitor.put({ ...published, label: "Changed" })
  const address = `/jsonapi/node/article/${published.uuid}`
  expect((await visitor.fetch(`${address}?resourceVersion=id:${vid}`)).status).toBe(403)
  expect((await visitor.fetch(`${address}?resourceVersion=rel:latest-version`)).status).toBe(200)
})
