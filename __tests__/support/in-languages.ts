/** Writes and reads at the addresses of languages. */
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { inLanguage } from "#contract/languages.ts"
import { individualPath, translationPath } from "#contract/paths.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import type { Item, TestServer } from "./server.ts"
import { send, type WriteResult } from "./writing.ts"

type Named = Pick<StoredEntity, "type" | "uuid">

export function addressIn(language: Langcode, { type, uuid }: Named): string {
  return inLanguage(language, individualPath(type, uuid))
}

export async function readIn(server: TestServer, language: Langcode, item: Named): Promise<Item> {
  const { body } = await server.read(addressIn(language, item))
  const [found] = [body.data].flat()
  if (found === undefined) throw new Error(JSON.stringify(body))
  return found
}

type Members = { readonly attributes?: object; readonly relationships?: object; readonly headers?: Record<string, string> }

export function patchIn(server: TestServer, language: Langcode, item: Named, { headers = {}, ...members }: Members): Promise<WriteResult> {
  const body = JSON.stringify({ data: { type: item.type, id: item.uuid, ...members } })
  return send(server, addressIn(language, item), { method: "PATCH", body, headers })
}

/** POST adds a translation, DELETE removes it. */
export function translate(
  server: TestServer,
  method: "POST" | "DELETE",
  [item, language]: readonly [{ readonly type: ResourceType; readonly uuid: string }, Langcode],
  { headers = {}, body }: { readonly headers?: Record<string, string>; readonly body?: object } = {},
): Promise<Response> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  return server.fetch(translationPath(item.type, item.uuid, language), {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    ...sent,
  })
}
