/** The sender of a request, as rate limits know it. */
import { isIPv6 } from "node:net"

/**
 * The address that limits are counted by: the connection's own, or the last in X-Forwarded-For behind a proxy that the operator trusts.
 *
 * `bindings` is the environment that @hono/node-server gives with a request. An IPv6 address counts as its /64, which one household has.
 */
export function addressOf(request: Request, bindings: unknown, isBehindProxy: boolean): string {
  // The client itself may have written the earlier entries.
  const forwarded = isBehindProxy ? request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined
  const address = forwarded === undefined || forwarded === "" ? remoteAddress(bindings) : forwarded
  return isIPv6(address) ? network(address) : address
}

/** Tells whether the connection came to an address that only this machine reaches. */
export function isOnThisMachine(bindings: unknown): boolean {
  if (!has(bindings, "incoming") || !has(bindings.incoming, "socket") || !has(bindings.incoming.socket, "localAddress")) return false
  const { localAddress } = bindings.incoming.socket
  return typeof localAddress === "string" && isThisMachine(localAddress.replace(/^::ffff:/, ""))
}

/** Tells whether only this machine reaches a host. */
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
