/** A user who is blocked while their request arrives may not write, for every route that writes. */
import { setTimeout as pause } from "node:timers/promises"
import {
  fileContentPath,
  individualPath,
  invitationPath,
  jsonapiPath,
  redirectsPath,
  seriesChangePath,
  translationPath,
  userCalendarPath,
  userPath,
} from "#contract/paths.ts"
import { restorePath } from "#support/requests/revisions.ts"
import { contentVersion, changeContent } from "#server/content/changes.ts"
import { putEntities } from "#server/content/entities/entity-store.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { anAccount, anArticle, anEvent, aPicture, translated } from "#support/entities.ts"
import { aLiveServer, signIn, type LiveServer } from "#support/live-server.ts"
import { headOf, openRequest, statusOf } from "#support/requests/raw-request.ts"
import { refusingRoutes, resources, serverRoutes } from "#support/requests/routes.ts"

const article = translated(anArticle({ label: "Open" }), "nl")
const at = "2026-12-08T19:00:00+01:00"
const series = anEvent({ fields: { field_event_start: "2026-12-01T19:00:00+01:00", field_rrule: "FREQ=WEEKLY" } })
const stored = aPicture("2026-11/x.pdf")
const admin = { id: 9, uuid: "00000000-0000-4000-a000-000000000009" }
const eve = anAccount("eve", { ...admin, fields: { mail: "eve@example.org", preferred_langcode: "en", roles: ["administrator"] } })
const jsonapi = { "content-type": "application/vnd.api+json" }

type Sent = { readonly path: string; readonly body: string; readonly headers?: Readonly<Record<string, string>> }

const again = { status: true }
const asAdministrator = {
  roles: { data: [{ type: "user_role--user_role", id: "administrator", meta: { drupal_internal__target_id: "administrator" } }] },
}
const bytes = "%PDF-1.4\n%%EOF\n"
const file = { "content-type": "application/octet-stream", "content-disposition": 'file; filename="x.pdf"' }

const redirect = {
  type: "redirect--redirect",
  id: "00000000-0000-4000-a000-000000000010",
  attributes: { redirect_source: { path: "old" }, redirect_redirect: { uri: "internal:/members" } },
}

const translations = "/api/translation/:entityType/:uuid/:langcode"

/** Requests of an administrator to each route that writes as the caller. */
const examples: Readonly<Record<string, readonly Sent[]>> = {
  [`POST ${resources}/:id/version-history/:vid/restore`]: [{ path: restorePath(article.type, article.uuid, 1), body: "     {}" }],
  [`POST ${resources}/:id/relationships/:relationship`]: [
    { path: `${individualPath(article.type, article.uuid)}/relationships/field_tags`, body: '{"data":[]}' },
    { path: `${individualPath("user--user", admin.uuid)}/relationships/roles`, body: JSON.stringify(asAdministrator.roles) },
  ],
  [`PATCH ${resources}/:id/relationships/:relationship`]: [
    { path: `${individualPath(article.type, article.uuid)}/relationships/field_tags`, body: '{"data":[]}' },
  ],
  [`DELETE ${resources}/:id/relationships/:relationship`]: [
    { path: `${individualPath(article.type, article.uuid)}/relationships/field_tags`, body: '{"data":[]}' },
  ],
  [`POST ${resources}/:field`]: [{ path: `${jsonapiPath}/node/article/field_attachments`, body: bytes, headers: file }],
  [`POST ${resources}/:id/:field`]: [
    { path: `${individualPath(article.type, article.uuid)}/field_attachments`, body: bytes, headers: file },
  ],
  [`POST ${resources}`]: [
    { path: `${jsonapiPath}/node/article`, body: JSON.stringify({ data: { type: "node--article", attributes: { title: "New" } } }) },
    {
      path: `${jsonapiPath}/user/user`,
      body: JSON.stringify({
        data: { type: "user--user", attributes: { name: "eve2", mail: "eve2@example.org", ...again }, relationships: asAdministrator },
      }),
    },
  ],
  [`PATCH ${resources}/:id`]: [
    {
      path: individualPath(article.type, article.uuid),
      body: JSON.stringify({ data: { type: "node--article", id: article.uuid, attributes: { title: "Changed" } } }),
    },
    {
      path: individualPath("user--user", admin.uuid),
      body: JSON.stringify({ data: { type: "user--user", id: admin.uuid, attributes: again, relationships: asAdministrator } }),
    },
  ],
  [`DELETE ${resources}/:id`]: [{ path: individualPath(article.type, article.uuid), body: "     {}" }],
  "POST /user/:uid{[0-9]+}/invitation": [{ path: invitationPath(admin.id), body: "     {}" }],
  "POST /user/:uid{[0-9]+}/calendar": [{ path: userCalendarPath(admin.id), body: "     {}" }],
  "DELETE /user/:uid{[0-9]+}/calendar": [{ path: userCalendarPath(admin.id), body: "     {}" }],
  [`POST ${seriesChangePath(":id")}`]: [
    {
      path: seriesChangePath(series.uuid),
      body: JSON.stringify({ scope: "one", at, change: { kind: "cancel" } }),
    },
  ],
  [`POST ${translations}`]: [{ path: translationPath(article.type, article.uuid, "fr"), body: "     {}" }],
  [`DELETE ${translations}`]: [{ path: translationPath(article.type, article.uuid, "nl"), body: "     {}" }],
  [`POST ${fileContentPath(":id")}`]: [{ path: fileContentPath(stored.uuid), body: bytes, headers: file }],
  [`POST ${redirectsPath}`]: [{ path: redirectsPath, body: JSON.stringify({ data: redirect }) }],
  [`PATCH ${redirectsPath}/:id`]: [{ path: `${redirectsPath}/${redirect.id}`, body: JSON.stringify({ data: redirect }) }],
  [`DELETE ${redirectsPath}/:id`]: [{ path: `${redirectsPath}/${redirect.id}`, body: "     {}" }],
  "PATCH /user/:uid{[0-9]+}": [
    {
      path: userPath(admin.id),
      body: JSON.stringify({ status: [{ value: true }], roles: [{ target_id: "administrator" }] }),
      headers: { "content-type": "application/json" },
    },
  ],
}

/** Routes that don't depend on the caller. */
const withoutCaller = [
  "POST /oauth/token",
  "ALL /oauth/token",
  "POST /oauth/revoke",
  "ALL /oauth/revoke",
  "POST /user/first-administrator",
  "POST /user/lost-password",
  "POST /user/lost-password-reset",
]

/** Orders for builds, which change no content. */
const withoutContent = ["rebuild", "confirm-empty", "webhook"].map((name) => `POST /publishing/${name}`)

test("this list has every route that writes", () => {
  const writing = serverRoutes().filter((route) => !route.startsWith("GET "))
  expect(writing).toEqual([...Object.keys(examples), ...refusingRoutes, ...withoutCaller, ...withoutContent].toSorted())
})

const tries = Object.entries(examples).flatMap(([route, sent]) => sent.map((each) => [route, each.path, each] as const))

let server: LiveServer
beforeAll(async () => {
  server = await aLiveServer(article, series, eve, stored)
})
afterAll(() => server.close())

const store = (account: StoredEntity) => changeContent(server.db, () => putEntities(server.db, [account]))

test.each(tries)(
  "%s: a user who is blocked before the rest of the body comes is refused (%s)",
  async (route, path, { body, headers = jsonapi }) => {
    store(eve)
    const sent = { ...headers, ...(await signIn(server.url, "eve")), expect: "100-continue" }
    const [method = ""] = route.split(" ")
    const slow = openRequest(server.url, headOf(method, path, body.length, sent))
    await slow.begun
    slow.send(body.slice(0, 5))
    // The server finds out meanwhile who asks.
    await pause(20)
    store({ ...eve, status: false, fields: { ...eve.fields, roles: [] } })
    const before = contentVersion(server.db)
    slow.send(body.slice(5))
    expect([statusOf(await slow.answer), contentVersion(server.db)]).toEqual([401, before])
    expect(server.errors).toEqual([])
  },
)
