/** No answer to an anonymous request tells whether an account exists. Each case here once did. */
import { aServer, type TestServer } from "#support/server.ts"

const kelvin = "\u212A"

type Answer = { readonly status: number; readonly headers: readonly string[][]; readonly body: string }

async function answerTo(response: Response): Promise<Answer> {
  const headers = [...response.headers].filter(([name]) => !["x-request-id", "date"].includes(name))
  return { status: response.status, headers, body: await response.text() }
}

async function signIn(server: TestServer, username: string, from?: string): Promise<Answer> {
  const body = new URLSearchParams({ grant_type: "password", client_id: "g30-site", username, password: "wrong", scope: "authenticated" })
  return answerTo(await server.fetch("/oauth/token", { method: "POST", body }, from))
}

async function post(server: TestServer, path: string, body: object, from?: string): Promise<Answer> {
  const headers = { "content-type": "application/json" }
  const answer = await answerTo(await server.fetch(`${path}?_format=json`, { method: "POST", headers, body: JSON.stringify(body) }, from))
  // Mails leave after the answer.
  await new Promise((resolve) => setImmediate(resolve))
  return answer
}

const lose = (server: TestServer, mail: string, from?: string) => post(server, "/user/lost-password", { mail }, from)
const reset = (server: TestServer, name: string, from?: string) =>
  post(server, "/user/lost-password-reset", { name, temp_pass: "zzz", new_pass: "a level and a square" }, from)

const anOffice = () => aServer().withAccount({ name: "karel" }).withAccount({ name: "blocked", isActive: false })

/** The answers to requests about a name, each on a new server. */
async function inTurn(name: string, ask: (server: TestServer, name: string) => Promise<Answer>, times: number): Promise<readonly Answer[]> {
  const server = anOffice().start()
  const answers: Answer[] = []
  for (let count = 0; count < times; count += 1) answers.push(await ask(server, name))
  return answers
}

const somebody = (variant: (name: string) => string) => ["karel", "nobody", "blocked"].map(variant)

const ways: Readonly<
  Record<string, { readonly names: readonly string[]; readonly ask: (server: TestServer, name: string) => Promise<Answer> }>
> = {
  "a sign-in by name": { names: somebody((name) => name), ask: signIn },
  "a sign-in by mail": { names: somebody((name) => `${name}@example.org`), ask: signIn },
  "a sign-in with a NUL": { names: somebody((name) => `${name}\0x`), ask: signIn },
  "a sign-in with another control character": { names: somebody((name) => `${name}\u0085`), ask: signIn },
  "a sign-in with the Kelvin sign": { names: ["karel", "kobody", "bloked"].map((name) => name.replace("k", kelvin)), ask: signIn },
  "a lost mail with a NUL": { names: somebody((name) => `${name}@example.org\0x`), ask: lose },
  "a lost mail with the Kelvin sign": { names: ["karel", "kobody"].map((name) => `${name.replace("k", kelvin)}@example.org`), ask: lose },
  "a lost mail": { names: somebody((name) => `${name}@example.org`), ask: lose },
  "a reset": { names: somebody((name) => name), ask: reset },
  "a reset with a NUL": { names: somebody((name) => `${name}\0x`), ask: reset },
  "a reset with the Kelvin sign": { names: [`${kelvin}arel`, `${kelvin}obody`], ask: reset },
}

test.each(Object.entries(ways))(
  "%s is answered alike for who is known, unknown and blocked, however often",
  async (_way, { names, ask }) => {
    const [first, ...others] = await Promise.all(names.map((name) => inTurn(name, ask, 22)))

    for (const other of others) expect(other).toEqual(first)
  },
)

test.each([
  ["karel", `${kelvin}arel`],
  ["nobody", "NOBODY"],
  ["nobody", "nobod\uFF59"],
])("failed sign-ins as %s count for the spelling %s too", async (name, spelling) => {
  const server = anOffice().start()
  for (let count = 0; count < 5; count += 1) await signIn(server, name)

  expect((await signIn(server, spelling)).body).toContain("flood_user_blocked")
})

test("failures don't tell that a name and a mail address belong together", async () => {
  const server = anOffice().start()
  const afterFive = async (name: string, mail: string) => {
    for (let count = 0; count < 5; count += 1) await signIn(server, name)
    return signIn(server, mail)
  }

  expect(await afterFive("karel", "karel@example.org")).toEqual(await afterFive("nobody", "nobody@example.org"))
})

test("a reset doesn't tell that a name and a mail address belong together", async () => {
  const server = anOffice().start()
  const afterLosing = async (mail: string, name: string, from: string) => {
    await lose(server, mail, from)
    return reset(server, name, from)
  }

  expect(await afterLosing("karel@example.org", "karel", "192.0.2.5")).toEqual(
    await afterLosing("nobody@example.org", "nobody", "192.0.2.6"),
  )
  expect(await reset(server, "karel", "192.0.2.7")).toEqual(await reset(server, "nobody", "192.0.2.8"))
})

test("a name with a Kelvin sign finds the similar account, and the mail goes to the stored address", async () => {
  const server = anOffice().start()

  await lose(server, `${kelvin}AREL@example.org`)

  expect(server.mails.map(({ to }) => to)).toEqual(["karel@example.org"])
})
