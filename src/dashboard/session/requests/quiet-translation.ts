import { translatePath } from "#contract/paths.ts"

/** Asks what is at an address of the site. The answer for one that nothing has is null, and no 404, which browsers log as an error. */
export function quietTranslation(path: string) {
  return { url: translatePath, params: { path, quiet: 1 } }
}
