import { lookAt, readOptions } from "#scripts/drupal/status.ts"
import { makeAsk, type StatusFinding, type FindingState } from "#scripts/drupal/status/asker.ts"
import { aFakedDrupal, anItem, json, refused, type Change } from "#support/drupal/faked-drupal.ts"

const site = "https://g30.example"
const account = { name: "ada", password: "a plumb line and a level" }

function look(change?: Change) {
  return lookAt(makeAsk("https://cms.g30.example", aFakedDrupal(change).send), account, site)
}

const of = (findings: readonly StatusFinding[], state: FindingState) => findings.filter((finding) => finding.state === state)

test("a Drupal with recipe and module has no fault", async () => {
  const findings = await look()
  expect(findings.filter(({ state }) => state !== "ok")).toEqual([])
})

test("nothing is changed, and the password goes to the token's address alone", async () => {
  const { send, requests } = aFakedDrupal()
  const findings = await lookAt(makeAsk("https://cms.g30.example", send), account, site)
  const written = requests.filter(({ method }) => !["GET", "HEAD", "OPTIONS"].includes(method))
  expect(written.map(({ method, path, body }) => [method, path, path === "/oauth/token" || body])).toEqual([
    ["POST", "/oauth/token", true],
    ["POST", "/oauth/token", true],
    ["POST", "/jsonapi/node/article", "{}"],
  ])
  const holding = requests.filter(({ path, body }) => `${path} ${body}`.includes("plumb"))
  expect(holding.map(({ path }) => path)).toEqual(["/oauth/token"])
  expect(JSON.stringify(findings)).not.toContain("plumb")
})

test("one line reports a server that doesn't answer", async () => {
  const send = () => Promise.reject(new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED 127.0.0.1:9") }))
  const findings = await lookAt(makeAsk("http://127.0.0.1:9", send), account, site)
  expect(findings).toEqual([
    expect.objectContaining({ about: "JSON:API", state: "wrong", found: "no answer (connect ECONNREFUSED 127.0.0.1:9)" }),
  ])
})

test("a failed sign-in says why, and what visitors see is looked at all the same", async () => {
  const findings = await look(({ path }) =>
    path === "/oauth/token" ? json({ error: "invalid_client", message: "Client authentication failed" }, 401) : undefined,
  )
  expect(of(findings, "wrong")).toMatchObject([
    {
      found: "answers 401: Client authentication failed",
      advice: expect.stringContaining("no public consumer with the client id g30-site"),
    },
    { about: "CORS of tokens" },
  ])
  expect(findings.map(({ about }) => about)).toContain("hidden drafts")
})

const startsWith =
  (start: string, answer: () => Response, method?: string): Change =>
  ({ path, method: sent }) =>
    path.startsWith(start) && (method === undefined || sent === method) ? answer() : undefined

const faults: readonly (readonly [string, Change, string, RegExp])[] = [
  [
    "a token without refresh",
    ({ path, body }) => (path === "/oauth/token" && body.includes("grant_type=refresh_token") ? json({ error: "x" }, 400) : undefined),
    "refresh token",
    /grant type refresh_token/,
  ],
  ["a profile without roles", startsWith("/user/7?", () => json({ uid: [{ value: 7 }] })), "profile", /install our module/],
  [
    "drafts that visitors see",
    ({ path, isSignedIn }) => (path.includes("filter[status]=0") && !isSignedIn ? json({ data: [anItem("node--article")] }) : undefined),
    "hidden drafts",
    /from visitors/,
  ],
  [
    "CORS that names no header",
    ({ method }) =>
      method === "OPTIONS" ? new Response(null, { status: 204, headers: { "access-control-allow-origin": "*" } }) : undefined,
    "CORS of the API",
    /cors\.config/,
  ],
  ["an account that may not write", startsWith("/jsonapi/node/article", () => refused(403, "No."), "POST"), "writing", /administrator/],
  [
    "a language that the browser chooses",
    ({ path, headers }) =>
      path === "/jsonapi" && headers.get("accept-language") === "fr" ? json({ links: {} }, 200, { "content-language": "fr" }) : undefined,
    "language en",
    /\/admin\/config\/regional\/language/,
  ],
  ["a kind without access", startsWith("/jsonapi/node/page", () => refused(403, "No.")), "node--page", /access to node--page/],
  [
    "a field that is missing",
    startsWith("/jsonapi/node/article?page[limit]=1", () => json({ data: [anItem("node--article", ["field_date"])] })),
    "node--article",
    /recipe/,
  ],
  ["a format of texts that is missing", startsWith("/jsonapi/filter_format/", () => json({ data: [] })), "text format", /recipe/],
  [
    "a module that is missing",
    startsWith("/gatsby-fastbuilds/", () => new Response(null, { status: 404 })),
    "module",
    /drupal\/recipes\/g30_module/,
  ],
]

test.each(faults)("%s is reported, with what to do", async (_name, change, about, advice) => {
  const found = (await look(change)).find((finding) => finding.about === about)
  expect(found).toMatchObject({ state: "wrong", advice: expect.stringMatching(advice) })
})

test("an address must be safe for a password, and hold none", () => {
  const other = ["--site", site]
  expect(readOptions(["https://cms.g30.example/", "--user", "ada"], { G30_SITE_URL: `${site}/x` })).toEqual({
    url: "https://cms.g30.example",
    name: "ada",
    origin: site,
  })
  for (const address of ["cms.g30.example", "http://cms.g30.example", "https://ada:secret@cms.g30.example"])
    expect(() => readOptions([address, ...other], {})).toThrow(/is no address to use/)
  expect(() => readOptions(["https://cms.g30.example"], {})).toThrow(/--site https:\/\/g30\.example/)
})
