import type { Json } from "#contract/jsonapi.ts"
import { roleId } from "#server/content/entities/configuration.ts"
import { givePasswords } from "#support/accounts.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { differences } from "./differences/users.ts"
import { exchanges, type Exchange, type Said } from "./exchange.ts"
import { like } from "./json.ts"
import { recordedSite } from "./recorded-site.ts"
import { recordedRoles } from "./rules.ts"
import { replayGroup, saidBy, withoutUserId } from "./replay.ts"

const names: Readonly<Record<string, string>> = { administrator: "webmaster", contributor: "contributrice", reader: "lecteur" }

type Tokens = { readonly access_token?: string; readonly refresh_token?: string }

/**
 * The recordings are one story: accounts are made, changed and removed, and tokens end by it. So all requests are made once, in order,
 * to one server. A token stands in a recording by the first letters of its number; its owner signs in when it is first sent.
 */
class Story {
  readonly #server: TestServer
  readonly #passwords = new Map([
    ["webmaster", "webmaster-pass-1"],
    ["contributrice", "contrib-pass-1"],
    ["lecteur", "lecteur-pass-1"],
  ])
  readonly #tokens = new Map<string, string>()
  /** What our server called what it made, by recorded id. */
  readonly #ids = new Map<string, string>()
  #refreshToken = ""

  constructor() {
    this.#server = aServer()
      .with(...recordedSite())
      .start()
    givePasswords(
      this.#server.db,
      [...this.#passwords].map(([name, password]) => ({ name, password })),
    )
  }

  async tell(exchange: Exchange): Promise<Said> {
    const { request, response } = exchange
    await this.signIn(exchange)
    let said = await this.#ask(request)
    // What a contributor may do here, and couldn't there, ended the token that the recordings go on with.
    if (said.status === 401 && response.status !== 401) {
      this.#tokens.delete(request.headers.authorization ?? "")
      await this.signIn(exchange)
      said = await this.#ask(request)
    }
    this.#remember(response, said, request.body)
    return this.#inRecordedWords(said, response)
  }

  /** Gives who asks the token that the exchange names, unless it was given before. */
  async signIn({ request: { headers, viewer } }: Exchange): Promise<void> {
    if (viewer === undefined || this.#tokens.has(headers.authorization ?? "")) return
    const name = names[viewer] ?? ""
    const body = new URLSearchParams({
      ...{ grant_type: "password", client_id: "g30-site", scope: "authenticated contributor administrator" },
      // Her name changes in the story, and so does the reader's mail.
      ...{ username: viewer === "contributor" ? `${name}@example.org` : name, password: this.#passwords.get(name) ?? "" },
    })
    const tokens: Tokens = JSON.parse(await (await this.#server.fetch("/oauth/token", { method: "POST", body })).text())
    this.#refreshToken = tokens.refresh_token ?? ""
    this.#tokens.set(headers.authorization ?? "", `Bearer ${tokens.access_token ?? ""}`)
  }

  async #ask({ method, target, headers, body }: Exchange["request"]): Promise<Said> {
    const token = this.#tokens.get(headers.authorization ?? "")
    const authorization = token === undefined ? {} : { authorization: token }
    const sent = body === undefined ? {} : { body: this.#encoded(body, headers["content-type"]) }
    return saidBy(await this.#server.fetch(this.#ours(target), { method, headers: { ...headers, ...authorization }, ...sent }))
  }

  #encoded(body: Json, contentType = ""): string {
    if (!contentType.startsWith("application/x-www-form")) return this.#ours(JSON.stringify(body))
    return new URLSearchParams({ grant_type: "refresh_token", client_id: "g30-site", refresh_token: this.#refreshToken }).toString()
  }

  /** A recorded text in our model: an account has one member page, and roles have ids of our own. */
  #ours(text: string): string {
    const ours = text
      .replaceAll(recordedRoles.contributor, roleId("contributor"))
      .replace(/"field_member":\{"data":\[(\{.*?\})\]\}/, '"field_member":{"data":$1}')
    return [...this.#ids].reduce((changed, [recorded, made]) => changed.replaceAll(recorded, made), ours)
  }

  #remember(recorded: Said, said: Said, sent: Json = null): void {
    const idIn = ({ body = null }: Said) => /"data":\{"type":"[^"]*","id":"([^"]*)"/.exec(JSON.stringify(body))?.[1]
    const [wanted, made] = [idIn(recorded), idIn(said)]
    if (wanted !== undefined && made !== undefined && wanted !== made) this.#ids.set(wanted, made)
    const [, refreshed] = /"refresh_token":"([^"]*)"/.exec(JSON.stringify(said)) ?? []
    if (refreshed !== undefined) this.#refreshToken = refreshed
    const [, password] = /"existing":"[^"]*","value":"([^"]*)"/.exec(JSON.stringify(sent)) ?? []
    if (password !== undefined && said.status === 200) this.#passwords.set("contributrice", password)
  }

  #inRecordedWords(said: Said, recorded: Said): Said {
    const text = [...this.#ids, [recordedRoles.contributor, roleId("contributor")]].reduce(
      (changed, [wanted = "", made = ""]) => changed.replaceAll(made, wanted),
      JSON.stringify(withoutUserId(said)),
    )
    const ours: Said = JSON.parse(text)
    const isProfile = said.status === 200 && said.headers["content-type"]?.startsWith("application/json") === true
    return isProfile && ours.body !== undefined ? { ...ours, body: like(recorded.body ?? null, ours.body) } : ours
  }
}

let told: Promise<ReadonlyMap<string, Said>> | undefined

async function tellAll(): Promise<ReadonlyMap<string, Said>> {
  const story = new Story()
  const said = new Map<string, Said>()
  const all = exchanges("users")
  for (const [index, exchange] of all.entries()) {
    const next = all[index + 1]
    // A token that is dead when it is first sent was given before what ended it.
    if (next?.response.status === 401) await story.signIn(next)
    said.set(exchange.name, await story.tell(exchange))
  }
  return said
}

async function replay({ name }: Exchange): Promise<Said> {
  told ??= tellAll()
  const said = (await told).get(name)
  if (said === undefined) throw new Error(`${name} wasn't told`)
  return said
}

replayGroup("users", differences, replay)
