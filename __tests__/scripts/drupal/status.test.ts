import { lookAt } from "#scripts/drupal/status.ts"
import { makeAsk } from "#scripts/drupal/status/asker.ts"
import type { Finding, State } from "#scripts/drupal/status/finding.ts"
import { aFakedDrupal, incompleteField, json, missingField, refused, styleCount, type Change } from "#support/drupal/faked-drupal.ts"

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
  expect(of(findings, "ok").filter(({ about }) => about.startsWith("image style"))).toHaveLength(styleCount)
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
    startsWith("/oauth/token", () => json({ expires_in: 900, access_token: "second", user_id: "7" })),
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
  ["a profile without roles", startsWith("/user/7?", () => json({ uid: [{ value: 7 }] })), "absent", "profile", /Install our module/],
  ["no address for lost passwords", startsWith("/user/lost-password", () => html(404)), "wrong", "lost password", /rest_password/],
  [
    "drafts that visitors see",
    ({ path, isSignedIn }) =>
      path.includes("filter[status]=0") && !isSignedIn ? json({ data: [{ id: "9", attributes: {} }] }) : undefined,
    "wrong",
    "hidden drafts",
    /from visitors/,
  ],
  [
    "answers that may not be kept",
    startsWith("/jsonapi/node/article?page[limit]=1", () => json({ data: [] }, 200, { "cache-control": "no-cache, private" })),
    "absent",
    "page cache",
    /performance/,
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
  ["a style that wants itok", startsWith("/sites/default/files/styles/w200/", () => html(403)), "absent", "image style w200", /itok/],
  ["a style that is missing", startsWith("/sites/default/files/styles/w800/", () => html(404)), "absent", "image style w800", /recipe/],
  [
    "a style that makes no WebP",
    startsWith("/sites/default/files/styles/w400/", () => new Response(null, { headers: { "content-type": "image/jpeg" } })),
    "wrong",
    "image style w400",
    /convert to WebP/,
  ],
  [
    "JSON:API that only reads",
    startsWith("/jsonapi/node/article", () => refused(405, "JSON:API is configured to accept only read operations."), "POST"),
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
  [
    "a language that is missing",
    startsWith("/jsonapi/configurable_language/", () => json({ data: [{ attributes: { drupal_internal__id: "en" } }] })),
    "wrong",
    "languages",
    /Install the module language/,
  ],
  [
    "weights that are equal",
    startsWith("/jsonapi/configurable_language/", () =>
      json({ data: ["en", "fr", "nl"].map((code) => ({ attributes: { drupal_internal__id: code, weight: 0 } })) }),
    ),
    "wrong",
    "languages",
    /Order them/,
  ],
  ["a prefix that is missing", startsWith("/nl/jsonapi", () => html(404)), "wrong", "language prefixes", /prefix of the path alone/],
  [
    "a language that the browser chooses",
    ({ path, headers }) =>
      path === "/jsonapi" && headers.get("accept-language") === "fr" ? json({ links: {} }, 200, { "content-language": "fr" }) : undefined,
    "wrong",
    "language prefixes",
    /detection/,
  ],
  [
    "items without translations",
    ({ path }) => (path.includes("sort=content_translation_outdated") ? missingField("content_translation_outdated") : undefined),
    "wrong",
    "content_translation",
    /turn it on for all kinds/,
  ],
  [
    "no list of translations",
    startsWith("/jsonapi/node/article?page[limit]=1", () => json({ data: [{ id: "1", attributes: {} }] })),
    "absent",
    "translations",
    /Install our module/,
  ],
  ["a kind without access", startsWith("/jsonapi/node/page", () => refused(403, "No.")), "wrong", "node page", /access to node--page/],
  [
    "a field that is missing",
    ({ path }) => (path.includes("sort=field_date") ? missingField("field_date") : undefined),
    "wrong",
    "node article",
    /recipe/,
  ],
  [
    "a field of another type",
    ({ path }) => (path.includes("sort=field_date") ? incompleteField("field_date", ["value", "format"]) : undefined),
    "wrong",
    "node article",
    /another type must be deleted/,
  ],
  [
    "no count",
    startsWith("/jsonapi/node/article?page[limit]=1", () => json({ data: [{ id: "1", attributes: {} }] })),
    "absent",
    "count",
    /Install our module/,
  ],
  ["no history", ({ path }) => (path.endsWith("/version-history") ? html(405) : undefined), "absent", "history", /Install our module/],
  ["no versions", ({ path }) => (path.endsWith("/article/1") ? json({ data: {} }) : undefined), "absent", "versions", /Install our module/],
  ["no sync", startsWith("/gatsby-fastbuilds/", () => html(404)), "absent", "sync", /Install our module/],
  ["no calendars", startsWith("/user/7/calendar", () => html(404)), "absent", "calendars", /Install our module/],
  [
    "no field of people",
    ({ path }) => (path.includes("sort=field_people") ? missingField("field_people") : undefined),
    "absent",
    "node member",
    /Install it/,
  ],
]

test.each(faults)("%s is told, with what to do", async (_name, change, state, about, advice) => {
  const found = (await look(change)).find((finding) => finding.about === about)
  expect(found).toMatchObject({ state, advice: expect.stringMatching(advice) })
})
