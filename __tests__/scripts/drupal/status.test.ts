import { lookAt } from "#scripts/drupal/status.ts"
import { makeAsk } from "#scripts/drupal/status/asker.ts"
import type { Finding, State } from "#scripts/drupal/status/finding.ts"
import { aFakedDrupal, anItem, json, refused, type Change } from "#support/drupal/faked-drupal.ts"

const site = "https://g30.example"
const account = { name: "ada", password: "a plumb line and a level" }

function look(change?: Change) {
  return lookAt(makeAsk("https://cms.g30.example", aFakedDrupal(change).send), account, site)
}

const of = (findings: readonly Finding[], state: State) => findings.filter((finding) => finding.state === state)

test("of a Drupal with recipe and module, all that can be seen is right", async () => {
  const findings = await look()
  expect(of(findings, "wrong")).toEqual([])
  expect(of(findings, "absent")).toEqual([])
  expect(of(findings, "unknown").map(({ about }) => about)).toEqual(["mail"])
})

test("nothing is changed: what is written is a sign-in, or holds no data", async () => {
  const { send, requests } = aFakedDrupal()
  await lookAt(makeAsk("https://cms.g30.example", send), account, site)
  const written = requests.filter(({ method }) => !["GET", "HEAD", "OPTIONS"].includes(method))
  expect(written.length).toBeGreaterThan(0)
  for (const { method, path, body } of written) {
    expect(method).toBe("POST")
    if (path !== "/oauth/token") expect(body).toBe("{}")
  }
})

test("the password goes to the token's address alone", async () => {
  const { send, requests } = aFakedDrupal()
  const findings = await lookAt(makeAsk("https://cms.g30.example", send), account, site)
  const holding = requests.filter(({ path, body }) => `${path} ${body}`.includes("plumb"))
  expect(new Set(holding.map(({ path }) => path))).toEqual(new Set(["/oauth/token"]))
  expect(JSON.stringify(findings)).not.toContain("plumb")
})

test("of a server that doesn't answer, one line says so", async () => {
  const send = () => Promise.reject(new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED 127.0.0.1:9") }))
  const findings = await lookAt(makeAsk("http://127.0.0.1:9", send), account, site)
  expect(findings).toEqual([
    expect.objectContaining({ about: "JSON:API", state: "wrong", found: "no answer (connect ECONNREFUSED 127.0.0.1:9)" }),
  ])
})

test("a failed sign-in says why, and what visitors see is looked at all the same", async () => {
  const findings = await look(({ path, method }) =>
    path === "/oauth/token" && method === "POST"
      ? json({ error: "invalid_client", message: "Client authentication failed" }, 401)
      : undefined,
  )
  expect(of(findings, "wrong")).toEqual([
    {
      about: "sign-in",
      state: "wrong",
      found: "answers 401: Client authentication failed",
      advice: expect.stringContaining("no public consumer with the client id g30-site"),
    },
  ])
  expect(findings.map(({ about }) => about)).toEqual(expect.arrayContaining(["visitors", "CORS of files", "all else"]))
})

const html = (status: number) => new Response("<html>", { status })
const without = (name: string, type = "application/json") => new Response("{}", { headers: { "content-type": type, [name]: "" } })
const startsWith =
  (start: string, answer: () => Response, method?: string): Change =>
  ({ path, method: sent }) =>
    path.startsWith(start) && (method === undefined || sent === method) ? answer() : undefined

const faults: readonly (readonly [string, Change, State, string, RegExp])[] = [
  ["keys that can't be read", startsWith("/oauth/token", () => html(500)), "wrong", "sign-in", /Make keys of RSA/],
  ["OAuth that isn't there", startsWith("/oauth/token", () => html(404)), "wrong", "sign-in", /Install simple_oauth/],
  [
    "a token without refresh",
    ({ path, body }) => (path === "/oauth/token" && body.includes("grant_type=refresh_token") ? json({ error: "x" }, 400) : undefined),
    "wrong",
    "refresh token",
    /grant type refresh_token/,
  ],
  [
    "a token that lives for a day",
    startsWith("/oauth/token", () => json({ expires_in: 86_400, access_token: "second", refresh_token: "x", user_id: "7" })),
    "wrong",
    "token lifetime",
    /900 s/,
  ],
  ["a profile without roles", startsWith("/user/7?", () => json({ uid: [{ value: 7 }] })), "wrong", "profile", /Install our module/],
  ["no address for lost passwords", startsWith("/user/lost-password", () => html(404)), "wrong", "lost password", /rest_password/],
  [
    "drafts that visitors see",
    ({ path, isSignedIn }) => (path.includes("filter[status]=0") && !isSignedIn ? json({ data: [anItem("node--article")] }) : undefined),
    "wrong",
    "hidden drafts",
    /from visitors/,
  ],
  [
    "CORS by a star",
    ({ method }) =>
      method === "OPTIONS"
        ? new Response(null, { status: 204, headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" } })
        : undefined,
    "wrong",
    "CORS of the API",
    /cors\.config/,
  ],
  [
    "files without CORS headers",
    startsWith("/sites/default/files/2026", () => without("x")),
    "absent",
    "CORS of files",
    /PHP's settings don't cover files/,
  ],
  [
    "JSON:API that only reads",
    startsWith("/jsonapi/node/article", () => refused(405, "No."), "POST"),
    "wrong",
    "writing",
    /Let JSON:API write/,
  ],
  [
    "an account that may not write",
    startsWith("/jsonapi/node/article", () => refused(403, "No."), "POST"),
    "wrong",
    "writing",
    /administrator or contributor/,
  ],
  [
    "a header that the web server keeps",
    startsWith("/jsonapi/node/article", () => refused(401, "No."), "POST"),
    "wrong",
    "writing",
    /Authorization/,
  ],
  ["a prefix that is missing", startsWith("/nl/jsonapi", () => html(404)), "wrong", "languages", /prefix of the path alone/],
  [
    "a language that the browser chooses",
    ({ path, headers }) =>
      path === "/jsonapi" && headers.get("accept-language") === "fr" ? json({ links: {} }, 200, { "content-language": "fr" }) : undefined,
    "wrong",
    "languages",
    /\/admin\/config\/regional\/language/,
  ],
  ["a kind without access", startsWith("/jsonapi/node/page", () => refused(403, "No.")), "wrong", "node--page", /access to node--page/],
  [
    "a field that is missing",
    startsWith("/jsonapi/node/article?page[limit]=1", () => json({ data: [anItem("node--article", ["field_date"])] })),
    "wrong",
    "node--article",
    /recipe/,
  ],
  ["a format of texts that is missing", startsWith("/jsonapi/filter_format/", () => json({ data: [] })), "wrong", "text format", /recipe/],
  ["a module that is missing", startsWith("/gatsby-fastbuilds/", () => html(404)), "wrong", "module", /drupal\/recipes\/g30_module/],
]

test.each(faults)("%s is told, with what to do", async (_name, change, state, about, advice) => {
  const found = (await look(change)).find((finding) => finding.about === about)
  expect(found).toMatchObject({ state, advice: expect.stringMatching(advice) })
})
