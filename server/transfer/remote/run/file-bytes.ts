/** The bytes of files on both sides, and their checksums. */
import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Client } from "../http/client.ts"
import { refusedBy } from "../http/client.ts"
import type { LocalFile } from "../items/local-items.ts"
import type { RemoteFile } from "./remote-content.ts"

export function shaOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url")
}

/** Null for a file whose bytes are missing. */
export async function localBytes(folder: string, { path }: Pick<LocalFile, "path">): Promise<Buffer<ArrayBuffer> | null> {
  const file = join(folder, path)
  return path !== "" && existsSync(file) ? Buffer.from(await readFile(file)) : null
}

/** Files of another host are asked for without the token. @throws RefusedRequest */
export async function remoteBytes(client: Client, { url }: Pick<RemoteFile, "url">): Promise<Buffer<ArrayBuffer>> {
  const { origin } = new URL(client.base)
  const address = new URL(url, origin)
  const { pathname: prefix } = new URL(client.base)
  const path = prefix !== "/" && address.pathname.startsWith(prefix) ? address.pathname.slice(prefix.length) : address.pathname
  const answer = address.origin === origin ? await client.get(path + address.search, { Accept: "*/*" }) : await fetch(address)
  if (!answer.ok) throw await refusedBy(answer)
  return Buffer.from(await answer.arrayBuffer())
}
