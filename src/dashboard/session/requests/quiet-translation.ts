import { translatePath } from "#contract/paths.ts"

/** Asks which item has an address of the site. If none has it, the answer is null and no 404, which browsers would log as an error. */
export function quietTranslation(path: string) {
  return { url: translatePath, params: { path, quiet: 1 } }
}
