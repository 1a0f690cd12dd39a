import { createApp } from "#server/app.ts"
import { anArticle } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

const collection = "/jsonapi/node/article?filter[status]=1"

test("every request has a line in the log without its query", async () => {
  const server = aServer().with(anArticle()).start()
  const response = await server.fetch(`${collection}&filter[title]=private`)
  expect(server.log).toEqual([
    {
      level: "info",
      event: "request",
      requestId: response.headers.get("x-request-id"),
      method: "GET",
      path: "/jsonapi/node/article",
      status: 200,
      ms: expect.any(Number),
      bytes: Number(response.headers.get("content-length")),
    },
  ])
})

test.each(["/user/%31?_format=json", "/%6asonapi", "/%6fauth/token", "/user/%31"])(
  "%s has the headers of the API, as its plain spelling",
  async (path) => {
    const server = aServer({ siteFolder: () => null }).start()
    const policyOf = async (address: string) => {
      const { headers } = await server.fetch(address)
      return [headers.get("content-security-policy"), headers.get("vary")]
    }
    expect(await policyOf(path)).toEqual(await policyOf(decodeURIComponent(path)))
  },
)

test("only a server with an https origin sends HSTS", async () => {
  const { db, filesFolder } = aServer().start()
  const headersAt = async (origin: string) => {
    const app = createApp({
      db,
      filesFolder,
      config: { corsOrigins: [], origin },
      log: () => undefined,
      now: () => new Date(0),
      session: {},
    })
    return (await app.fetch(new Request("http://server.example/jsonapi"))).headers
  }
  expect((await headersAt("https://g30.example")).get("strict-transport-security")).toBe("max-age=31536000")
  expect((await headersAt("http://g30.example")).get("strict-transport-security")).toBeNull()
})

test("scripts of an allowed origin may read errors too, and a preflight request needs no token", async () => {
  const server = aServer({ corsOrigins: ["https://friend.example"] }).start()
  const origin = "https://friend.example"
  for (const [path, headers] of [
    ["/jsonapi/node/article", { authorization: "Bearer x" }],
    ["/jsonapi/nope/nope", {}],
    [`/jsonapi?_x=${"x".repeat(9000)}`, {}],
  ] as const) {
    const response = await server.fetch(path, { headers: { origin, ...headers } })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.headers.get("access-control-allow-origin")).toBe(origin)
    expect(response.headers.get("access-control-expose-headers")).toBe("Location, ETag, X-Request-ID, Retry-After")
  }
  const question = await server.fetch("/jsonapi/node/article", {
    method: "OPTIONS",
    headers: { origin, "access-control-request-method": "PATCH" },
  })
  expect(question.status).toBe(204)
  expect(question.headers.get("access-control-allow-headers")).toMatch(/^content-type, .*if-none-match, if-match$/)
})
