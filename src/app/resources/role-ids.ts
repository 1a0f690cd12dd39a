import * as v from "valibot"
import { mediaType } from "#contract/jsonapi.ts"
import type { BackEnd } from "#lib/api.ts"

const rolesPath = "/jsonapi/user_role/user_role"

const roles = v.object({ data: v.array(v.object({ id: v.string(), attributes: v.object({ drupal_internal__id: v.string() }) })) })

/** UUIDs of roles by their names. None from the embedded server, which has no roles as resources and takes names. */
export async function roleIdsFor({ http }: BackEnd): Promise<Readonly<Record<string, string>>> {
  try {
    const { data } = await http.get<unknown>(rolesPath, { headers: { Accept: mediaType } })
    const parsed = v.safeParse(roles, data)
    return parsed.success ? Object.fromEntries(parsed.output.data.map(({ id, attributes }) => [attributes.drupal_internal__id, id])) : {}
  } catch {
    // Without the UUIDs the save tells what is wrong.
    return {}
  }
}
