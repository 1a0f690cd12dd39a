import { once } from "node:events"
import { createServer } from "node:http"
import { connect, type Socket } from "node:net"
import { limitConnections } from "#server/http/limits/connection-limit.ts"

const server = createServer((_request, response) => response.end("here"))
limitConnections(server, 3)
const accepted: Socket[] = []
server.on("connection", (socket) => accepted.push(socket))
let port = 0
beforeAll(async () => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  port = typeof address === "object" && address !== null ? address.port : 0
})
afterAll(() => server.close())

/** A connection, and whether it is answered. */
async function open(from: string): Promise<{ readonly socket: Socket; readonly isAnswered: boolean }> {
  const socket = connect({ port, host: "127.0.0.1", localAddress: from })
  socket.on("error", () => undefined)
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
  const isAnswered = await Promise.race([once(socket, "data").then(() => true), once(socket, "close").then(() => false)])
  return { socket, isAnswered }
}

test("an address has three connections at one time, and others have theirs", async () => {
  const all = [await open("127.0.0.1"), await open("127.0.0.1"), await open("127.0.0.1")]
  const beyond = await open("127.0.0.1")
  const other = await open("127.0.0.2")
  expect([...all, beyond, other].map(({ isAnswered }) => isAnswered)).toEqual([true, true, true, false, true])

  const [first] = accepted
  if (first === undefined) throw new Error("No connection was accepted.")
  const closed = once(first, "close")
  all[0]?.socket.destroy()
  await closed
  const again = await open("127.0.0.1")
  expect(again.isAnswered).toBe(true)
  for (const { socket } of [...all, other, again]) socket.destroy()
})
