import { connect } from "node:net"
import { openDatabase } from "#server/database/open.ts"
import { listen, startServer } from "#server/listen.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const home = aTemporaryFolder()
const db = openDatabase(":memory:")
const options = { db, home, port: 0, host: "127.0.0.1", log: () => undefined }

/** The answer to raw bytes. */
function raw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    let answer = ""
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setEncoding("utf8").on("data", (text: string) => (answer += text))
    // The server keeps a connection open only after its answer.
    socket.setTimeout(1000, () => socket.destroy())
    socket.on("close", () => resolve(answer))
    socket.on("error", reject)
  })
}

test("the server listens at a free port, answers over HTTP, and stops", async () => {
  const server = await startServer(options)
  const response = await fetch(`${server.url}/jsonapi`)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ links: { self: { href: `${server.url}/jsonapi` } } })
  await server.close()
  await expect(fetch(server.url)).rejects.toThrow()
})

test("a taken port is an error", async () => {
  const server = await startServer(options)
  const port = Number(new URL(server.url).port)
  await expect(startServer({ ...options, port })).rejects.toMatchObject({ code: "EADDRINUSE" })
  await server.close()
})

describe("malformed requests", () => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(options)
  })
  afterAll(() => server.close())

  const end = "Connection: close\r\n\r\n"
  test.each([
    ["too many headers", `GET / HTTP/1.1\r\nHost: a\r\n${"X: x\r\n".repeat(150)}${end}`, 431],
    ["a host that can't be", `GET /jsonapi HTTP/1.1\r\nHost: a b/c@d\r\n${end}`, 400],
    ...["9".repeat(40), "1.2.3.4.5", "0x1ffffffff"].map((host): [string, string, number] => [
      `the host ${host}`,
      `GET /jsonapi HTTP/1.1\r\nHost: ${host}\r\n${end}`,
      400,
    ]),
    ["a star for everything", `OPTIONS * HTTP/1.1\r\nHost: a\r\n${end}`, 400],
    ["two lengths", `POST /jsonapi/node/article HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n${end}`, 400],
    [
      "a length and chunks",
      `POST /jsonapi/node/article HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n${end}`,
      400,
    ],
    ["a tunnel", `TRACE /jsonapi HTTP/1.1\r\nHost: a\r\n${end}`, 405],
    ["a broken escape", `GET /jsonapi/% HTTP/1.1\r\nHost: a\r\n${end}`, 404],
  ])("%s is refused (%#)", async (_case, bytes, status) => {
    expect((await raw(server.url, bytes)).split("\r\n")[0]).toContain(` ${status} `)
  })

  test("the server still answers afterwards", async () => {
    expect((await fetch(`${server.url}/health`)).status).toBe(200)
  })
})

describe("a server that stops", () => {
  function aSlowApp() {
    let finish = () => {}
    const isDone = new Promise<void>((resolve) => (finish = resolve))
    let enter = () => {}
    const isInside = new Promise<void>((resolve) => (enter = resolve))
    const fetch = async () => {
      enter()
      await isDone
      return new Response("written")
    }
    return { fetch, finish, isInside }
  }

  test("a request that doesn't finish is cut off, and the server waits for its work", async () => {
    const { fetch: answer, finish, isInside } = aSlowApp()
    const server = await listen({ fetch: answer }, { port: 0, host: "127.0.0.1", patience: 100 })
    const cut = fetch(server.url).then(
      () => "answered",
      () => "cut",
    )
    await isInside
    const closing = server.close()
    expect(await cut).toBe("cut")
    finish()
    await closing
  })
})
