import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { whereaboutsOf } from "../../../../src/gatsby/content/file-address.ts"

const requests: string[] = []
/** Leads `/to?ADDRESS` there, and never answers `/silent`. */
const backEnd = createServer((request, response) => {
  const { url = "" } = request
  requests.push(url)
  if (url.startsWith("/to?")) response.writeHead(302, { location: url.slice("/to?".length) }).end()
  else if (url !== "/silent") response.end()
})
const elsewhere = createServer((_, response) => response.end()).on("request", () => requests.push("elsewhere"))
const urlOf = ({ address }: { readonly address: () => unknown }) => `http://127.0.0.1:${(address() as AddressInfo).port}`

beforeAll(async () => {
  for (const server of [backEnd, elsewhere]) await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done))
})
afterAll(() => {
  for (const server of [backEnd, elsewhere]) {
    server.closeAllConnections()
    server.close()
  }
})

const own = () => urlOf({ address: () => backEnd.address() })
const other = () => urlOf({ address: () => elsewhere.address() })
const at = (path: string, patience?: number) => whereaboutsOf(`${own()}${path}`, own(), patience)

test("a file at the back end's own host is our own, and so is one to which the back end redirects there", async () => {
  expect([await at("/a.jpg"), await at("/to?/a.jpg"), await at(`/to?${own()}/a.jpg`)]).toEqual(["here", "here", "here"])
})

test("a file at another host, even after a redirect of the back end, is foreign, and that host is never asked", async () => {
  expect(await whereaboutsOf(`${other()}/a.jpg`, own())).toBe("elsewhere")
  expect([await at(`/to?${other()}/a.jpg`), await at(`/to?/to?${other()}/a.jpg`), await at("/to?http://[")]).toEqual([
    "elsewhere",
    "elsewhere",
    "elsewhere",
  ])
  expect(requests).not.toContain("elsewhere")
})

test("a circle of redirects leads nowhere", async () => {
  const circle = createServer((_, response) => response.writeHead(302, { location: "/again" }).end())
  await new Promise<void>((done) => void circle.listen(0, "127.0.0.1", done))
  const url = urlOf({ address: () => circle.address() })
  expect(await whereaboutsOf(`${url}/again`, url)).toBe("elsewhere")
  circle.close()
})

test("an error of the back end is reported, and an unreachable back end is left to the download", async () => {
  expect(await at("/silent", 30)).toBe("silent")
  expect(await whereaboutsOf("http://127.0.0.1:9/a.jpg", "http://127.0.0.1:9")).toBe("here")
})
