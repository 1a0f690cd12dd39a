import type { Server } from "node:http"
import { countedAddress } from "#server/http/connection.ts"
import { limits } from "./limits.ts"

/** No single address may take all connections. */
export function limitConnections(server: Server, most: number = limits.connectionsOfAddress): void {
  const open = new Map<string, number>()
  server.on("connection", (socket) => {
    const address = countedAddress(socket.remoteAddress ?? "unknown")
    const before = open.get(address) ?? 0
    if (before >= most) {
      socket.destroy()
      return
    }
    open.set(address, before + 1)
    socket.once("close", () => {
      const after = (open.get(address) ?? 1) - 1
      if (after === 0) open.delete(address)
      else open.set(address, after)
    })
  })
}
