import { roleId } from "#server/content/entities/configuration.ts"
import { givePasswords } from "#support/accounts.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { inOurNames } from "./compare.ts"
import { differences as ofReading } from "./differences/languages.ts"
import { differences as ofWriting } from "./differences/languages-written.ts"
import { exchanges, type Exchange, type Said } from "./exchange.ts"
import { like, tree } from "./json.ts"
import { valueMismatches } from "./language-values.ts"
import { inThreeLanguages } from "./recorded-translations.ts"
import { recordedSite } from "./recorded-site.ts"
import { replayGroup, saidBy, withoutUserId } from "./replay.ts"
import { recordedRoles } from "./rules.ts"

const names: Readonly<Record<string, string>> = { administrator: "webmaster", contributor: "contributrice", reader: "lecteur" }
const passwordOf = (name: string) => `${name}-pass-1`
const annualReport = "/jsonapi/node/article/83ad5135-0283-4f3d-a933-b9f18a6160fa"

/** The recordings are two stories, in which each request finds what those before it have left. */
class Story {
  readonly #server: TestServer
  readonly #tokens = new Map<string, string>()
  /** What our server called what it made, by recorded id. */
  readonly #ids = new Map<string, string>()
  #firstVersion = ""

  constructor() {
    const clients = [{ id: "site-headless", secret: "secret-headless-1" }]
    this.#server = aServer({ corsOrigins: ["http://localhost:8000"], session: { clients, accessLifetime: 3600 } })
      .with(...inThreeLanguages(recordedSite()))
      .start()
    givePasswords(
      this.#server.db,
      Object.values(names).map((name) => ({ name, password: passwordOf(name) })),
    )
  }

  async tell({ request, response }: Exchange): Promise<Said> {
    const { method, headers, viewer } = request
    if (this.#firstVersion === "") this.#firstVersion = await this.#present("", "drupal_internal__vid")
    const token = viewer === undefined ? {} : { authorization: await this.#tokenOf(viewer) }
    const body = await this.#bodyOf(request)
    const target = await this.#versioned(request.target)
    const said = await saidBy(
      await this.#server.fetch(target, { method, headers: { ...headers, ...token }, ...(body === undefined ? {} : { body }) }),
    )
    // A save of an account ends its tokens.
    if (method === "PATCH" && target.includes("/user/user/")) this.#tokens.clear()
    const idIn = ({ body: answered = null }: Said) => /"data":\{"type":"[^"]*","id":"([^"]*)"/.exec(JSON.stringify(answered))?.[1]
    const [wanted, made] = [idIn(response), idIn(said)]
    if (wanted !== undefined && made !== undefined && wanted !== made) this.#ids.set(wanted, made)
    return this.#inRecordedWords(said, response)
  }

  async #tokenOf(viewer: string): Promise<string> {
    const name = names[viewer] ?? ""
    const client = { password: passwordOf(name) }
    const token = this.#tokens.get(name) ?? (await this.#server.signIn(name, client))
    this.#tokens.set(name, token)
    return token
  }

  /** The recorded versions of the annual report: 7 is its first one, 63 the present. */
  async #versioned(target: string): Promise<string> {
    const present = target.includes("id:63") ? await this.#present("", "drupal_internal__vid") : ""
    return inOurNames(this.#ours(target))
      .replace(/id:7\b/, `id:${this.#firstVersion}`)
      .replace("id:63", `id:${present}`)
  }

  async #bodyOf({ body, headers }: Exchange["request"]): Promise<string | URLSearchParams | undefined> {
    if (body === undefined || typeof body === "string") return body
    if (headers["content-type"]?.includes("urlencoded") === true)
      return new URLSearchParams(Object.entries(tree(body)).map(([name, value]) => [name, String(value)]))
    // The recorded numbers of the addresses in English and in Dutch.
    const [english, dutch] = [await this.#present("", "path.pid"), await this.#present("/nl", "path.pid")]
    return this.#ours(JSON.stringify(body)).replace('"pid":8', `"pid":${english}`).replace('"pid":47', `"pid":${dutch}`)
  }

  async #present(prefix: string, name: string): Promise<string> {
    const { body } = await this.#server.read(prefix + annualReport)
    const [item] = [body.data].flat()
    const [first = "", second = ""] = name.split(".")
    const value = item?.attributes[first]
    return String(second === "" ? value : Object.entries(Object(value)).find(([part]) => part === second)?.[1])
  }

  /** A recorded text in our model, which has one cover, and no featured publications. */
  #ours(text: string): string {
    const ours = text
      .replace(/"field_image":\{"data":\[(\{.*?\}\})\]\}/, '"field_image":{"data":$1}')
      .replace('"field_featured":false,', "")
    return [...this.#ids].reduce((changed, [recorded, made]) => changed.replaceAll(recorded, made), ours)
  }

  #inRecordedWords(said: Said, recorded: Said): Said {
    const text = [...this.#ids, [recordedRoles.contributor, roleId("contributor")]].reduce(
      (changed, [wanted = "", made = ""]) => changed.replaceAll(made, wanted),
      JSON.stringify(withoutUserId(said)).replaceAll(/"(access|refresh)_token":"[^"]+"/g, '"$1_token":"TOKEN"'),
    )
    const ours: Said = JSON.parse(text)
    const isProfile = said.status === 200 && tree(said.body).uid !== undefined
    return isProfile && ours.body !== undefined ? { ...ours, body: like(recorded.body ?? null, ours.body) } : ours
  }
}

let told: Promise<ReadonlyMap<string, Said>> | undefined

async function tellAll(): Promise<ReadonlyMap<string, Said>> {
  const said = new Map<string, Said>()
  const [one, other] = [new Story(), new Story()]
  // The second story is that of the route which adds translations.
  for (const exchange of exchanges("languages"))
    said.set(exchange.name, await (exchange.name.startsWith("lang-19") ? other : one).tell(exchange))
  return said
}

async function replay({ name }: Exchange): Promise<Said> {
  told ??= tellAll()
  const said = (await told).get(name)
  if (said === undefined) throw new Error(`${name} wasn't told`)
  return said
}

replayGroup("languages", { ...ofReading, ...ofWriting }, replay, valueMismatches)
