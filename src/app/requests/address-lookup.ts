import { translatePath } from "#contract/paths.ts"
import type { Problem } from "#lib/session/problem.ts"
import type { Ask } from "./features.ts"

/** What stands at an address of the site; null if nothing does. Browsers log each 404 as an error, so our server says it quietly; a Drupal can't. */
export async function lookUp(ask: Ask, path: string): Promise<{ readonly data: unknown } | { readonly error: Problem }> {
  const { data, error } = await ask({ url: translatePath, params: { path, quiet: 1 } })
  if (error === undefined) return { data }
  return error.kind === "not-found" ? { data: null } : { error }
}
