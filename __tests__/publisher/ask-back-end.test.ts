import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { askBackEnd } from "#publisher/ask-back-end.ts"

type Answer = readonly [status: number, type: string, body: string]

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** What a back end with this router shows at the page's address. */
async function shownBy([status, type, body]: Answer) {
  const server = createServer((_, response) => {
    response.writeHead(status, { "content-type": type }).end(body)
  })
  servers.push(server)
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done))
  return askBackEnd(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)("/post/a-house/")
}

const json = "application/json"
const resolved = { resolved: "http://x/post/a-house", entity: { id: "12" }, label: "A house", jsonapi: { resourceName: "node--article" } }
const nothing = { kind: "nothing" }

test("the router's answer says which item an address has, or that visitors see none", async () => {
  const item = { type: "node--article", number: 12, title: "A house" }
  expect(await shownBy([200, json, JSON.stringify(resolved)])).toEqual({ kind: "item", item, address: "/post/a-house/" })
  expect(await shownBy([404, json, '{"message":"Unable to resolve path /post/a-house."}'])).toEqual(nothing)
  expect(await shownBy([403, json, '{"message":"Access denied for entity."}'])).toEqual(nothing)
})

test.each<[string, Answer]>([
  ["an error", [502, "text/html", "<h1>Bad gateway</h1>"]],
  ["no router", [404, "text/html", "<h1>Page not found</h1>"]],
  ["no route to it", [404, json, '{"message":"No route found for \\"GET /router/translate-path\\""}']],
])("a back end with %s isn't taken for one that has withdrawn all", async (_, router) => {
  expect(await shownBy(router)).toEqual({ kind: "unknown" })
})

test("a page in another language is asked for at that language's own router, without the prefix", async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? "")
    response.writeHead(404, { "content-type": json }).end('{"message":"Unable to resolve path /post/une-maison."}')
  })
  servers.push(server)
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done))
  const { port } = server.address() as AddressInfo
  expect(await askBackEnd(`http://127.0.0.1:${port}`)("/fr/post/une-maison/")).toEqual(nothing)
  expect(asked).toEqual(["/fr/router/translate-path?path=%2Fpost%2Fune-maison"])
})
