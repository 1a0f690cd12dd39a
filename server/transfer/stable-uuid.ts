import { createHash } from "node:crypto"

/** The UUIDv5 of "g30" in the DNS namespace. With another one, every import would create new items. */
const namespace = "8f13d092-acea-5f94-91cd-5005556f135c"

/** A UUIDv5 (RFC 9562): the same for the same kind and id. */
export function stableUuid(kind: string, id: string | number): string {
  const hash = createHash("sha1")
    .update(Buffer.from(namespace.replaceAll("-", ""), "hex"))
    .update(`${kind}/${id}`)
    .digest()
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = hash.toString("hex")
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join("-")
}
