/** Every route has a test of its permissions; those outside JSON:API are here. */
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { styleUrl, stylesPath } from "#contract/image-styles.ts"
import { mediaType } from "#contract/jsonapi.ts"
import {
  fileContentPath,
  individualPath,
  filesPath,
  firstAdministratorPath,
  invitationPath,
  jsonapiPath,
  lostPasswordPath,
  lostPasswordResetPath,
  redirectsPath,
  revokePath,
  seriesChangePath,
  tokenPath,
  translatePath,
  translationPath,
  userCalendarPath,
  userInfoPath,
  userPath,
} from "#contract/paths.ts"
import { accountOf, actors, anActorServer, ownPage, type Actor, type ActorRequest, type ActorServer } from "#support/requests/actors.ts"
import { confirmEmptyPath, publishingStatusPath, rebuildPath, syncPath, webhookPath } from "#contract/publishing.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { refusingRoutes, resources, serverRoutes } from "#support/requests/routes.ts"
import { anAccount, anArticle, anEvent, aPicture, aTag, showing, translated } from "#support/entities.ts"
import { aColour } from "#support/files/uploads.ts"

const publishingRoutes: readonly (readonly [method: string, path: string])[] = [
  ["POST", rebuildPath],
  ["POST", confirmEmptyPath],
]

/** The test of each route's permissions. */
const known: Readonly<Record<string, string>> = {
  [`GET ${resources}/:id/version-history`]: "resources.test.ts: history",
  [`POST ${resources}/:id/version-history/:vid/restore`]: "resources.test.ts: restore",
  [`GET ${jsonapiPath}`]: "everyone: the addresses of the collections",
  [`GET ${resources}`]: "resources.test.ts: read; content/visibility.test.ts",
  [`GET ${resources}/:id`]: "resources.test.ts: read; content/visibility.test.ts",
  [`GET ${resources}/:id/:related`]: "content/visibility.test.ts",
  [`GET ${resources}/:id/relationships/:relationship`]: "content/visibility.test.ts",
  [`POST ${resources}`]: "resources.test.ts: make",
  [`PATCH ${resources}/:id`]: "resources.test.ts: update; fields.test.ts",
  [`DELETE ${resources}/:id`]: "resources.test.ts: delete",
  [`POST ${resources}/:field`]: "fields.test.ts: files",
  [`POST ${resources}/:id/:field`]: "fields.test.ts: files",
  ...Object.fromEntries(
    ["POST", "PATCH", "DELETE"].map((method) => [`${method} ${resources}/:id/relationships/:relationship`, "fields.test.ts"]),
  ),
  ...Object.fromEntries([`GET ${jsonapiPath}/*`, ...refusingRoutes].map((route) => [route, "everyone: a 404 or 405"])),
  "GET /health": "everyone: that it is well; admins the rest. app.test.ts",
  [`GET ${redirectsPath}`]: "jsonapi/redirect-resource.test.ts: visitors read redirects",
  [`GET ${redirectsPath}/:id`]: "jsonapi/redirect-resource.test.ts: visitors read redirects",
  [`POST ${redirectsPath}`]: "below",
  [`PATCH ${redirectsPath}/:id`]: "below",
  [`DELETE ${redirectsPath}/:id`]: "below",
  [`GET ${translatePath}`]: "below",
  ...Object.fromEntries(publishingRoutes.map(([method, path]) => [`${method} ${path}`, "below"])),
  [`GET ${publishingStatusPath}`]: "whoever is signed in; members less of it. server/publishing/publishing.test.ts",
  [`POST ${webhookPath}`]: "everyone: who knows the secret. publishing/webhook.test.ts",
  [`GET ${syncPath(":since")}`]: "everyone: what visitors see. jsonapi/sync.test.ts",
  [`GET ${filesPath}/*`]: "below",
  [`GET ${stylesPath}/*`]: "below",
  ...Object.fromEntries(["POST", "DELETE"].map((method) => [`${method} /api/translation/:entityType/:uuid/:langcode`, "below"])),
  [`POST ${seriesChangePath(":id")}`]: "jsonapi/write/series.test.ts: who may make and change events",
  [`POST ${fileContentPath(":id")}`]: "files/replace.test.ts",
  [`GET ${resources}/:id/references`]: "below; jsonapi/reference-lists.test.ts",
  "GET /user/:uid{[0-9]+}": "below",
  "PATCH /user/:uid{[0-9]+}": "below",
  ...Object.fromEntries(["GET", "POST"].map((method) => [`${method} /user/:uid{[0-9]+}/invitation`, "below"])),
  ...Object.fromEntries(["GET", "POST", "DELETE"].map((method) => [`${method} /user/:uid{[0-9]+}/calendar`, "below"])),
  "GET /calendar/:file": "everyone: who has the address. session/calendar-subscription.test.ts",
  [`POST ${tokenPath}`]: "everyone: signing in. session/sign-in.test.ts",
  [`ALL ${tokenPath}`]: "everyone: a 405",
  [`POST ${revokePath}`]: "everyone: who has the token. session/sign-in.test.ts",
  [`ALL ${revokePath}`]: "everyone: a 405",
  [`GET ${userInfoPath}`]: "below",
  "GET /oauth/jwks": "everyone: the key that checks tokens",
  [`POST ${lostPasswordPath}`]: "everyone: who lost a password can't sign in. session/lost-password.test.ts",
  [`POST ${lostPasswordResetPath}`]: "everyone: who lost a password can't sign in. session/lost-password.test.ts",
  [`POST ${firstAdministratorPath}`]: "everyone: who has the link that the server printed. session/first-administrator.test.ts",
  "GET /user/:word{lost-password[^/]*}": "everyone: a 404",
}

test("every route has a test of its permissions", () => {
  expect(serverRoutes()).toEqual(Object.keys(known).toSorted())
})

const admins: readonly Actor[] = ["contributor", "administrator"]
const everyone = actors.filter((actor) => actor !== "blocked")
const signedIn = everyone.filter((actor) => actor !== "visitor")

const publicPicture = aPicture("2026-11/shown.jpg")
const draftPicture = aPicture("2026-11/draft.jpg")
const boardPicture = aPicture("2026-11/board.jpg")
const article = anArticle({ alias: "/post/open", references: { field_image: showing(publicPicture) } })
const draft = anArticle({ alias: "/post/draft", status: false, references: { field_image: showing(draftPicture) } })
const boardEvent = anEvent({ fields: { field_audience: "board" }, references: { field_image: showing(boardPicture) } })

const uidOf = (actor: Actor) => accountOf(actor)?.id ?? 0

const reading: readonly (readonly [title: string, path: string, allowed: readonly Actor[]])[] = [
  ["the address of a publication", `${translatePath}?path=/post/open`, everyone],
  ["the address of a draft", `${translatePath}?path=/post/draft`, admins],
  ["the bytes of a picture that is shown", `${filesPath}/2026-11/shown.jpg`, everyone],
  ["the bytes of a picture that only a draft shows", `${filesPath}/2026-11/draft.jpg`, admins],
  ["the bytes of a picture of the board's event", `${filesPath}/2026-11/board.jpg`, ["boardMember", ...admins]],
  ["a small copy of a picture that is shown", styleUrl(`${filesPath}/2026-11/shown.jpg`, "w200"), everyone],
  ["a small copy of a picture that only a draft shows", styleUrl(`${filesPath}/2026-11/draft.jpg`, "w200"), admins],
  ["a small copy of a picture of the board's event", styleUrl(`${filesPath}/2026-11/board.jpg`, "w200"), ["boardMember", ...admins]],
  ["what refers to a publication", `${individualPath(article.type, article.uuid)}/references`, everyone],
  ["what refers to a draft", `${individualPath(draft.type, draft.uuid)}/references`, admins],
  ["what refers to an account", `${individualPath("user--user", accountOf("member")?.uuid ?? "")}/references`, ["member", ...admins]],
  ["who one is", userInfoPath, signedIn],
  ["the member's profile", userPath(uidOf("member")), ["member", ...admins]],
  // A token without scopes reads only its user's own profile.
  ["the scopeless administrator's profile", userPath(uidOf("scopeless")), ["scopeless", ...admins]],
]

const invited = anAccount("invited", { id: 200 })

let site: ActorServer
beforeAll(async () => {
  site = await anActorServer(publicPicture, draftPicture, boardPicture, article, draft, boardEvent, invited)
  const picture = await aColour().jpeg().toBuffer()
  mkdirSync(join(site.server.filesFolder, "2026-11"))
  for (const name of ["shown", "draft", "board"]) writeFileSync(join(site.server.filesFolder, "2026-11", `${name}.jpg`), picture)
})

/** The actors that are let do it. `prepare` makes it possible for each. */
async function allowedTo(asked: ActorRequest, prepare: () => unknown = () => undefined): Promise<readonly Actor[]> {
  const allowed: Actor[] = []
  for (const actor of actors) {
    await prepare()
    if (await site.may(actor, asked)) allowed.push(actor)
  }
  return allowed
}

const inOrder = (allowed: readonly Actor[]) => actors.filter((actor) => allowed.includes(actor))

test.each(reading)("the server and this list agree on reading %s", async (_, path, allowed) => {
  expect(await allowedTo({ method: "GET", path })).toEqual(inOrder(allowed))
})

const changes: readonly (readonly [field: string, value: object, allowed: readonly Actor[]])[] = [
  ["preferred_langcode", { value: "fr" }, ["member", ...admins]],
  ["field_mail_changes", { value: false }, ["member", ...admins]],
  ["field_board", { value: true }, admins],
  ["roles", { target_id: "contributor" }, admins],
  ["status", { value: false }, admins],
]

test.each(changes)("the server and this list agree on changing a member's %s by their profile", async (field, value, allowed) => {
  const member = accountOf("member")
  const prepare = () => (member === undefined ? [] : site.server.put(member))
  const headers = { "content-type": "application/json" }
  const asked = { method: "PATCH", path: userPath(uidOf("member")), headers, body: JSON.stringify({ [field]: [value] }) }
  expect(await allowedTo(asked, prepare)).toEqual(inOrder(allowed))
  prepare()
})

test.each(["GET", "POST"])("the server and this list agree on a %s of a user's invitation", async (method) => {
  expect(await allowedTo({ method, path: invitationPath(200) })).toEqual(admins)
})

test.each([
  ["GET", ["member"]],
  ["POST", ["member"]],
  ["DELETE", ["member", ...admins]],
] as const)("the server and this list agree on a %s of the address of a member's calendar", async (method, allowed: readonly Actor[]) => {
  expect(await allowedTo({ method, path: userCalendarPath(uidOf("member")) })).toEqual(inOrder(allowed))
})

test.each(["POST", "PATCH", "DELETE"])("only admins %s redirects", async (method) => {
  const id = "11111111-2222-4333-8444-555555555555"
  const attributes = { redirect_source: { path: "old" }, redirect_redirect: { uri: "internal:/members" } }
  const body = JSON.stringify({ data: { type: "redirect--redirect", id, attributes } })
  const headers = { "content-type": mediaType }
  const [make, remove] = [
    { method: "POST", path: redirectsPath, headers, body },
    { method: "DELETE", path: `${redirectsPath}/${id}`, headers },
  ]
  const change = { method: "PATCH", path: `${redirectsPath}/${id}`, headers, body }
  const asked = method === "POST" ? make : method === "DELETE" ? remove : change
  expect(await allowedTo(asked, () => site.ask("administrator", method === "POST" ? remove : make))).toEqual(admins)
})

test.each(["POST", "DELETE"] as const)("the server and this list agree on a %s of a translation", async (method) => {
  const items: readonly (readonly [StoredEntity, readonly Actor[]])[] = [
    [translated(article, "fr"), admins],
    [translated(draft, "fr"), admins],
    // Nobody but an admin takes a published text away.
    [translated(ownPage, "fr"), method === "POST" ? ["pageOwner", ...admins] : admins],
    [translated(aTag("Brick"), "fr"), admins],
  ]
  for (const [item, allowed] of items) {
    const path = translationPath(item.type, item.uuid, method === "POST" ? "nl" : "fr")
    expect([item.label, await allowedTo({ method, path }, () => site.server.put(item))]).toEqual([item.label, inOrder(allowed)])
  }
})

test.each(publishingRoutes)("only contributors and administrators %s %s", async (method, path) => {
  const allowed: Actor[] = []
  for (const actor of actors) {
    const { status, body } = await site.ask(actor, { method, path })
    await body?.cancel()
    // Those who may are told that there is no such build, or no question.
    if (![401, 403].includes(status)) allowed.push(actor)
  }
  expect(allowed).toEqual(admins)
})
