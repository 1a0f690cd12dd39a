import { isIPv6 } from "node:net"

/** @hono/node-server gives these facts about a request's connection. */
export type Bindings = {
  readonly incoming?: {
    readonly rawHeaders?: readonly string[]
    readonly complete?: boolean
    readonly socket?: { readonly localAddress?: string | undefined; readonly remoteAddress?: string | undefined }
  }
}

export type Fetch = (request: Request, bindings?: Bindings) => Response | Promise<Response>

/** Rate limits count requests by this address. */
export function senderAddress(request: Request, bindings: Bindings | undefined, isBehindProxy: boolean): string {
  // The client itself may have written the earlier entries.
  const forwarded = isBehindProxy ? request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined
  const address = forwarded === undefined || forwarded === "" ? (bindings?.incoming?.socket?.remoteAddress ?? "unknown") : forwarded
  return countedAddress(address)
}

/** An IPv6 address counts as its /64, which one household has. */
export function countedAddress(address: string): string {
  return isIPv6(address) ? network(address) : address
}

export function isOnThisMachine(bindings: Bindings | undefined): boolean {
  return isThisMachine(bindings?.incoming?.socket?.localAddress?.replace(/^::ffff:/, "") ?? "")
}

export function isThisMachine(host: string): boolean {
  return ["localhost", "::1", "[::1]"].includes(host) || /^127(\.\d{1,3}){3}$/.test(host)
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
