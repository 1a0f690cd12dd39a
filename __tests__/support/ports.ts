/** Ports of loopback, of which the system gives a free one. */
import { createServer, type Server } from "node:net"

/** Makes a server listen, and resolves to its port. */
export function listening(server: Server): Promise<number> {
  return new Promise((done, fail) => {
    server.once("error", fail)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      done(typeof address === "object" && address !== null ? address.port : 0)
    })
  })
}

export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listening(server)
  await new Promise((done) => server.close(done))
  return port
}
