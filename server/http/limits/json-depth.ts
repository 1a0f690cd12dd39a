import { limits } from "./limits.ts"

/** Checks the depth before `JSON.parse` builds anything. */
export function isTooDeep(json: string, most: number = limits.jsonDepth): boolean {
  let depth = 0
  let isInString = false
  for (let index = 0; index < json.length; index++) {
    const character = json[index]
    if (isInString) {
      if (character === "\\") index++
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === "[" || character === "{") {
      depth++
      if (depth > most) return true
    } else if (character === "]" || character === "}") depth--
  }
  return false
}
