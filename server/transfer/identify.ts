import { kindOf } from "#contract/content.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { identitySchema } from "./entity-keys.ts"
import { parseAt } from "./parse-at.ts"
import { describePath, type Problems } from "./problems.ts"
import type { ContentFolder, ItemFile } from "./read-folder.ts"
import type { JsonObject } from "./item.ts"
import { stableUuid } from "./stable-uuid.ts"

/** An item whose number, UUID and language are known. */
export type Identified = {
  readonly file: ItemFile
  readonly index: number
  readonly item: JsonObject
  readonly type: ResourceType
  readonly id: number
  readonly uuid: string
  readonly langcode: Langcode
  readonly key: string | undefined
}

/** Reads what identifies each item, and reports numbers and keys that occur twice. */
export function identify(folder: ContentFolder, problems: Problems): Identified[] {
  const seen = new Map<string, string>()
  return folder.files.flatMap((file) =>
    file.items.flatMap((item, index) => {
      const parsed = parseAt(identitySchema, item, (message, at) =>
        problems.add(file, [index, ...at], describePath(`[${index}]`, at), message),
      )
      if (parsed === undefined) return []
      const { type } = file.content
      const { id, key, uuid = stableUuid(type, id), langcode } = parsed.value
      const claims = [
        [`${kindOf(type).entityType} ${id}`, "id", `the id ${id} is already that of`],
        [`uuid ${uuid}`, "uuid", `the UUID ${uuid} is already that of`],
        ...(key === undefined ? [] : [[`${file.name} ${key}`, "key", `the key "${key}" is already that of`] as const]),
      ] as const
      for (const [claim, name, message] of claims) {
        const owner = seen.get(claim)
        if (owner === undefined) seen.set(claim, `${file.name}, item ${id}`)
        else if (name !== "uuid" || parsed.value.uuid !== undefined)
          problems.add(file, [index, name], `${id}.${name}`, `${message} ${owner}`)
      }
      return [{ file, index, item: parsed.value, type, id, uuid, langcode: langcode ?? languageOf(parsed.value), key }]
    }),
  )
}

/** An item without `langcode` is English, or in the one language that its title has. */
function languageOf({ title }: JsonObject): Langcode {
  const texts: object = typeof title === "object" && title !== null ? title : {}
  if ("en" in texts) return "en"
  if ("fr" in texts) return "fr"
  return "nl" in texts ? "nl" : "en"
}
