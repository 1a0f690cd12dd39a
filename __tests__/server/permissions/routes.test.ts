/** Every route has a test of its permissions; those outside JSON:API are here. */
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { styleUrl, stylesPath } from "#contract/image-styles.ts"
import {
  fileContentPath,
  filesPath,
  jsonapiPath,
  lostPasswordPath,
  lostPasswordResetPath,
  referencesPath,
  revokePath,
  tokenPath,
  translatePath,
  userInfoPath,
  userPath,
} from "#contract/paths.ts"
import { createApp } from "#server/app.ts"
import { openDatabase } from "#server/database/open.ts"
import { cheapHashing, testKey } from "#support/accounts.ts"
import { accountOf, actors, anActorServer, type Actor } from "#support/requests/actors.ts"
import { anArticle, anEvent, aPicture, showing } from "#support/entities.ts"
import { aColour } from "#support/files/uploads.ts"

const resources = `${jsonapiPath}/:entityType/:bundle`

const writeMethods = ["POST", "PATCH", "DELETE"]

/** Routes without writes. */
const readOnly = [
  `GET ${jsonapiPath}/*`,
  ...writeMethods.flatMap((method) => [`${method} ${jsonapiPath}`, `${method} ${resources}/:id/:related`, `${method} ${jsonapiPath}/*`]),
  `POST ${resources}/:id`,
  `PATCH ${resources}`,
  `DELETE ${resources}`,
]

/** The test of each route's permissions. */
const known: Readonly<Record<string, string>> = {
  [`GET ${resources}/:id/version-history`]: "resources.test.ts: history",
  [`POST ${resources}/:id/version-history/:vid/restore`]: "resources.test.ts: restore",
  [`GET ${jsonapiPath}`]: "everyone: the addresses of the collections",
  [`GET ${resources}`]: "resources.test.ts: read; content/access.test.ts",
  [`GET ${resources}/:id`]: "resources.test.ts: read; content/access.test.ts",
  [`GET ${resources}/:id/:related`]: "content/access.test.ts",
  [`GET ${resources}/:id/relationships/:relationship`]: "content/access.test.ts",
  [`POST ${resources}`]: "resources.test.ts: make",
  [`PATCH ${resources}/:id`]: "resources.test.ts: update; fields.test.ts",
  [`DELETE ${resources}/:id`]: "resources.test.ts: delete",
  [`POST ${resources}/:field`]: "fields.test.ts: files",
  [`POST ${resources}/:id/:field`]: "fields.test.ts: files",
  ...Object.fromEntries(writeMethods.map((method) => [`${method} ${resources}/:id/relationships/:relationship`, "fields.test.ts"])),
  ...Object.fromEntries(readOnly.map((route) => [route, "everyone: a 404 or 405"])),
  "GET /health": "everyone: that it is well; admins the rest. app.test.ts",
  [`GET ${translatePath}`]: "below",
  [`GET ${filesPath}/*`]: "below",
  [`GET ${stylesPath}/*`]: "below",
  [`POST ${fileContentPath(":id")}`]: "files/replace.test.ts",
  [`GET ${resources}/:id/references`]: "below; jsonapi/references.test.ts",
  "GET /user/:uid{[0-9]+}": "below",
  "PATCH /user/:uid{[0-9]+}": "below",
  [`POST ${tokenPath}`]: "everyone: signing in. session/sign-in.test.ts",
  [`ALL ${tokenPath}`]: "everyone: a 405",
  [`POST ${revokePath}`]: "everyone: who has the token. session/sign-in.test.ts",
  [`ALL ${revokePath}`]: "everyone: a 405",
  [`GET ${userInfoPath}`]: "below",
  "GET /oauth/jwks": "everyone: the key that checks tokens",
  [`POST ${lostPasswordPath}`]: "everyone: who lost a password can't sign in. session/lost-password.test.ts",
  [`POST ${lostPasswordResetPath}`]: "everyone: who lost a password can't sign in. session/lost-password.test.ts",
  "GET /user/:word{lost-password[^/]*}": "everyone: a 404",
}

test("every route has a test of its permissions", () => {
  const { routes } = createApp({
    db: openDatabase(":memory:"),
    filesFolder: "unused",
    config: { corsOrigins: [] },
    log: () => undefined,
    now: () => new Date(0),
    session: { hashing: cheapHashing, makeKey: testKey },
  })
  expect([...new Set(routes)].toSorted()).toEqual(Object.keys(known).toSorted())
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
  ["what refers to a publication", referencesPath(article.type, article.uuid), everyone],
  ["what refers to a draft", referencesPath(draft.type, draft.uuid), admins],
  ["what refers to an account", referencesPath("user--user", accountOf("member")?.uuid ?? ""), ["member", ...admins]],
  ["who one is", userInfoPath, signedIn],
  ["the member's profile", userPath(uidOf("member")), ["member", ...admins]],
  // A token without scopes reads only its user's own profile.
  ["the scopeless administrator's profile", userPath(uidOf("scopeless")), ["scopeless", ...admins]],
]

test.each(reading)("the server and this list agree on reading %s", async (_, path, allowed) => {
  const picture = await aColour().jpeg().toBuffer()
  const { server, may } = await anActorServer(publicPicture, draftPicture, boardPicture, article, draft, boardEvent)
  mkdirSync(join(server.filesFolder, "2026-11"))
  for (const name of ["shown", "draft", "board"]) writeFileSync(join(server.filesFolder, "2026-11", `${name}.jpg`), picture)
  const readers: Actor[] = []
  for (const actor of actors) if (await may(actor, { method: "GET", path })) readers.push(actor)
  expect(readers).toEqual(actors.filter((actor) => allowed.includes(actor)))
})

const changes: readonly (readonly [field: string, value: object, allowed: readonly Actor[]])[] = [
  ["preferred_langcode", { value: "fr" }, ["member", ...admins]],
  ["field_board", { value: true }, admins],
  ["roles", { target_id: "contributor" }, admins],
  ["status", { value: false }, admins],
]

test.each(changes)("the server and this list agree on changing a member's %s by their profile", async (field, value, allowed) => {
  const { may } = await anActorServer()
  const changers: Actor[] = []
  for (const actor of actors) {
    const headers = { "content-type": "application/json" }
    const asked = { method: "PATCH", path: userPath(uidOf("member")), headers, body: JSON.stringify({ [field]: [value] }) }
    if (await may(actor, asked)) changers.push(actor)
  }
  expect(changers).toEqual(actors.filter((actor) => allowed.includes(actor)))
})
