import { translatePath } from "#contract/paths.ts"

/** For an address without an item the answer is null and no 404, which browsers would log as an error. */
export function quietTranslation(path: string) {
  return { url: translatePath, params: { path, quiet: 1 } }
}
