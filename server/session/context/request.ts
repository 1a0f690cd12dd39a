import { noRoute, Refusal } from "#server/http/refusal.ts"
import { readObject, type JsonObject } from "#server/database/json.ts"

// Bytes.
const most = 16 * 1024

export async function readText(request: Request): Promise<string> {
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > most) throw new Refusal(413, `At most ${most} bytes may be sent here.`)
  return Buffer.from(bytes).toString("utf8")
}

export async function readJson(request: Request): Promise<JsonObject> {
  const text = await readText(request)
  try {
    return readObject(text)
  } catch {
    throw new Refusal(400, "Syntax error")
  }
}

export function formatOf(request: Request): string | null {
  return new URL(request.url).searchParams.get("_format")
}

export function noRouteOf({ method, url }: Request): Refusal {
  const { origin, pathname } = new URL(url)
  return noRoute(method, origin + pathname)
}
