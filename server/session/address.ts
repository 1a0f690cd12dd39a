/** Where a request comes from, for counting failures. */
import { isIPv6 } from "node:net"

/**
 * The address that counts: the connection's own, or, behind a proxy that the operator trusts, the one that the proxy says last.
 *
 * `bindings` is what @hono/node-server gives along with a request. One household has a whole /64 of IPv6, so that is what counts there.
 */
export function addressOf(request: Request, bindings: unknown, isBehindProxy: boolean): string {
  // Earlier entries are what the client itself claims.
  const forwarded = isBehindProxy ? request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined
  const address = forwarded === undefined || forwarded === "" ? remoteAddress(bindings) : forwarded
  return isIPv6(address) ? network(address) : address
}

/** Whether the connection came to an address that only this machine reaches. */
export function isOnThisMachine(bindings: unknown): boolean {
  if (!has(bindings, "incoming") || !has(bindings.incoming, "socket") || !has(bindings.incoming.socket, "localAddress")) return false
  const { localAddress } = bindings.incoming.socket
  return typeof localAddress === "string" && isThisMachine(localAddress.replace(/^::ffff:/, ""))
}

/** Whether a host is one that only this machine reaches. */
export function isThisMachine(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host)
}

function remoteAddress(bindings: unknown): string {
  if (!has(bindings, "incoming") || !has(bindings.incoming, "socket") || !has(bindings.incoming.socket, "remoteAddress")) return "unknown"
  const { remoteAddress: address } = bindings.incoming.socket
  return typeof address === "string" ? address : "unknown"
}

function has<Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> {
  return typeof value === "object" && value !== null && name in value
}

function network(address: string): string {
  const [, v4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (v4 !== undefined) return v4
  const [head = "", tail = ""] = address.replace(/%.*$/, "").split("::")
  const groups = (text: string) => text.split(":").filter((group) => group !== "")
  const [first, last] = [groups(head), groups(tail)]
  const zeros = address.includes("::") ? Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0") : []
  const whole = [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, "").toLowerCase())
  return `${whole.slice(0, 4).join(":")}::/64`
}
