import { Refusal } from "#server/http/refusal.ts"
import { readObject, type JsonObject } from "#server/database/json.ts"

// Bytes: enough for names, passwords and tokens.
const most = 16 * 1024

/**
 * The body as text.
 *
 * @throws Refusal 413 for a long one
 */
export async function readText(request: Request): Promise<string> {
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > most) throw new Refusal(413, `At most ${most} bytes may be sent here.`)
  return Buffer.from(bytes).toString("utf8")
}

/**
 * The body as a JSON object.
 *
 * @throws Refusal 400 in Drupal's words
 */
export async function readJson(request: Request): Promise<JsonObject> {
  const text = await readText(request)
  try {
    return readObject(text)
  } catch {
    throw new Refusal(400, "Syntax error")
  }
}
