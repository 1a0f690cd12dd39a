import type { Json } from "#contract/jsonapi.ts"
import { roleId } from "#server/content/entities/configuration.ts"
import { givePasswords } from "#support/accounts.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { differences } from "./differences/session.ts"
import type { Exchange, Said } from "./exchange.ts"
import { recordedSite } from "./recorded-site.ts"
import { replayGroup, saidBy, withoutUserId } from "./replay.ts"

const accounts = [
  { name: "admin", password: "admin-pass-1" },
  { name: "contributrice", password: "contrib-pass-1" },
  { name: "webmaster", password: "webmaster-pass-1" },
  { name: "lecteur", password: "lecteur-pass-1" },
  { name: "bloque", password: "bloque-pass-1" },
  { name: "contributeur2", password: "contrib2-pass-1" },
] as const

const names = {
  superuser: "admin",
  contributor: "contributrice",
  administrator: "webmaster",
  reader: "lecteur",
  contributor2: "contributeur2",
  expired: "contributrice",
} as const

const clients = [
  { id: "site-headless", secret: "secret-headless-1" },
  { id: "site-short", secret: "secret-short-1" },
] as const

const aliases: Readonly<Record<string, string>> = {
  "a4a5f065-6720-4064-ad43-c5a3935c2851": "/member/l-atelier-energie",
  "373ef158-9c12-4e97-961b-596457c8a00e": "/member/reseau-mobilites-sud",
}

type Clock = { time: Date }

function serverFor(clock: Clock): TestServer {
  const server = aServer({
    now: () => clock.time,
    corsOrigins: ["http://localhost:3000"],
    session: { accessLifetime: 3600, refreshLifetime: 7200, clients },
  })
    .with(...recordedSite().map((entity) => ({ ...entity, alias: entity.alias ?? aliases[entity.uuid] ?? null })))
    .start()
  givePasswords(server.db, accounts)
  return server
}

type Form = Readonly<Record<string, string>>

async function grant(server: TestServer, form: Form): Promise<Form> {
  const answer: Form = JSON.parse(await (await server.fetch("/oauth/token", { method: "POST", body: new URLSearchParams(form) })).text())
  return answer
}

const siteClient = { client_id: "site-headless", client_secret: "secret-headless-1" } as const

async function signIn(server: TestServer, name: string, more: Form = {}): Promise<Form> {
  const password = accounts.find((account) => account.name === name)?.password ?? ""
  const scope = "authenticated contributor administrator"
  return grant(server, { ...siteClient, grant_type: "password", username: name, password, scope, ...more })
}

function post(server: TestServer, path: string, body: object): Promise<Response> {
  return server.fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })
}

async function temporaryPassword(server: TestServer): Promise<string> {
  await post(server, "/user/lost-password?_format=json", { mail: "lecteur@example.org" })
  await new Promise((resolve) => setImmediate(resolve))
  return /^[\w-]{20}$/m.exec(server.mails.at(-1)?.text ?? "")?.[0] ?? ""
}

/** What had happened before a recording was made, with what of it the request needs. */
async function bringAbout({ name, request }: Exchange, server: TestServer, clock: Clock): Promise<{ token: string; sent: Form }> {
  const { viewer, scope } = request
  const tokens = viewer === undefined ? {} : await signIn(server, names[viewer], scope === undefined ? {} : { scope })
  const said = { token: tokens.access_token ?? "", sent: {} }
  const failures = name === "oauth-60-flood-right-password-now" ? 6 : Number(/^oauth-60-flood-(\d)$/.exec(name)?.[1] ?? 0)
  for (let count = 0; count < failures; count += 1) await signIn(server, "contributeur2", { password: "bad" })
  switch (name) {
    case "oauth-30-refresh-ok":
      return { ...said, sent: { refresh_token: (await signIn(server, "contributrice")).refresh_token ?? "" } }
    case "oauth-31-refresh-reused": {
      const { refresh_token = "" } = await signIn(server, "contributrice")
      await grant(server, { ...siteClient, grant_type: "refresh_token", refresh_token })
      return { ...said, sent: { refresh_token } }
    }
    case "oauth-32-old-access-after-refresh":
      await grant(server, { ...siteClient, grant_type: "refresh_token", refresh_token: tokens.refresh_token ?? "" })
      return said
    case "oauth-37-expired-refresh": {
      const { refresh_token = "" } = await signIn(server, "contributrice", { client_id: "site-short", client_secret: "secret-short-1" })
      clock.time = new Date(clock.time.getTime() + 7_200_000)
      return { ...said, sent: { refresh_token } }
    }
    case "pass-10-reset-wrong-temp":
      await temporaryPassword(server)
      return said
    case "pass-15-reset-ok":
      return { ...said, sent: { temp_pass: await temporaryPassword(server) } }
    case "pass-17-login-new-password": {
      const temp_pass = await temporaryPassword(server)
      await post(server, "/user/lost-password-reset?_format=json", { name: "lecteur", temp_pass, new_pass: "lecteur-pass-2" })
      return said
    }
    default:
      return said
  }
}

function bodyOf({ request }: Exchange, sent: Form): { readonly body?: string | URLSearchParams } {
  const { body, headers } = request
  if (body === undefined) return {}
  if (typeof body === "string") return { body }
  const all = { ...(isObject(body) ? body : {}), ...sent }
  if (headers["content-type"]?.includes("urlencoded") !== true) return { body: JSON.stringify(all) }
  return { body: new URLSearchParams(Object.entries(all).map(([name, value]) => [name, typeof value === "string" ? value : ""])) }
}

function isObject(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Our answer with the recorded site's time zone and identifiers of roles, without tokens, which differ each time as the key does, and without `user_id`. */
function asRecorded({ body, ...said }: Said): Said {
  if (body === undefined) return said
  const text = JSON.stringify(withoutUserId({ ...said, body }).body)
    .replaceAll(/"(access|refresh)_token":"[^"]+"/g, '"$1_token":"TOKEN"')
    .replaceAll("Europe/Brussels", "Europe/Paris")
    .replace(/"n":"[^"]+"/, '"n":"KEY"')
    .replaceAll(roleId("contributor"), "ea6f55bc-057e-4a7b-b7d7-029970fc361b")
    .replaceAll(roleId("administrator"), "0c7f8e91-361a-438a-9897-7174f5d55571")
  const same: Json = JSON.parse(text)
  return { ...said, body: same }
}

/** The moment of a recording, where it shows: then its account was saved. */
function momentOf({ request, response }: Exchange): Date {
  const [, changed] = /"changed":\[\{"value":"([^"]+)"/.exec(JSON.stringify(response.body ?? null)) ?? []
  return new Date(request.method === "PATCH" && changed !== undefined ? changed : "2026-11-21T08:50:00Z")
}

async function replay(exchange: Exchange): Promise<Said> {
  const clock = { time: momentOf(exchange) }
  const server = serverFor(clock)
  const { token, sent } = await bringAbout(exchange, server, clock)
  const { method, target, headers, viewer } = exchange.request
  const authorization = viewer === undefined ? {} : { authorization: `Bearer ${token}` }
  const response = await server.fetch(target, { method, headers: { ...headers, ...authorization }, ...bodyOf(exchange, sent) })
  return asRecorded(await saidBy(response))
}

replayGroup("session", differences, replay)
