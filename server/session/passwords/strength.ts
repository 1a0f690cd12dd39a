import { codedWords, type RefusalWords } from "#server/content/refusal-words.ts"
import { once } from "#contract/once.ts"
import { createRequire } from "node:module"
import * as v from "valibot"
import { canonical } from "#server/session/context/hashing.ts"

// NIST SP 800-63B asks for 8 with a second factor, which is missing here.
const shortest = 12
const longest = 256

/** `own` holds the account's name and mail address. */
export function complaintAbout(password: string, own: readonly string[] = []): RefusalWords | null {
  const length = Array.from(canonical(password)).length
  if (length < shortest) return codedWords("password-short", { least: shortest })
  if (length > longest) return codedWords("password-long", { most: longest })
  const plain = canonical(password).toLowerCase()
  if (own.some((word) => [word.toLowerCase(), word.toLowerCase().split("@")[0]].includes(plain))) {
    return codedWords("password-own")
  }
  return isCommon(plain) ? codedWords("password-common") : null
}

function isCommon(plain: string): boolean {
  return new Set(plain).size < 4 || commonest().has(plain)
}

const require = createRequire(import.meta.url)
const librarySchema = v.object({ dictionary: v.object({ "passwords-common": v.array(v.string()) }) })

// The list has 400 kB, so it loads at the first change of a password.
const commonest = once(() => new Set(v.parse(librarySchema, require("@zxcvbn-ts/language-common")).dictionary["passwords-common"]))
