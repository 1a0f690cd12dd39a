import { get } from "node:http"
import { aLiveServer } from "#support/live-server.ts"

test.each(["9".repeat(40), "1.2.3.4.5", "0x1ffffffff"])("a request with the invalid host %s is refused", async (host) => {
  const server = await aLiveServer()
  const { hostname, port } = new URL(server.url)
  const status = await new Promise((done, failed) => {
    get({ hostname, port, path: "/jsonapi", headers: { host } }, (response) => {
      response.resume()
      done(response.statusCode)
    }).on("error", failed)
  })
  expect(status).toBe(400)
  await server.close()
})
