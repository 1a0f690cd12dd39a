import { limits } from "./limits.ts"

const quote = 0x22
const backslash = 0x5c
const openArray = 0x5b
const closeArray = 0x5d
const openObject = 0x7b
const closeObject = 0x7d

/** Tells whether a JSON text nests too deep, before `JSON.parse` builds anything from it. */
export function isTooDeep(json: string, most: number = limits.jsonDepth): boolean {
  let depth = 0
  let isInString = false
  for (let index = 0; index < json.length; index++) {
    const code = json.charCodeAt(index)
    if (isInString) {
      if (code === backslash) index++
      else if (code === quote) isInString = false
    } else if (code === quote) isInString = true
    else if (code === openArray || code === openObject) {
      depth++
      if (depth > most) return true
    } else if (code === closeArray || code === closeObject) depth--
  }
  return false
}
