import { createRequire } from "node:module"
import { canonical } from "./hashing.ts"

// NIST SP 800-63B asks for 8 with a second factor, which is missing here.
const shortest = 12
const longest = 256

/** The reason why an account may not have a password, as a sentence. `own` holds its name and mail address. */
export function complaintAbout(password: string, own: readonly string[] = []): string | null {
  const length = Array.from(canonical(password)).length
  if (length < shortest) return `The password is too short: it needs at least ${shortest} characters.`
  if (length > longest) return `The password is too long: it may have ${longest} characters at most.`
  const plain = canonical(password).toLowerCase()
  if (own.some((word) => [word.toLowerCase(), word.toLowerCase().split("@")[0]].includes(plain))) {
    return "The password is the account's own name or mail address: choose another."
  }
  return isCommon(plain) ? "This password is one of the commonest, and among the first to be tried: choose another." : null
}

function isCommon(plain: string): boolean {
  return new Set(plain).size < 4 || commonest().has(plain)
}

const require = createRequire(import.meta.url)
let known: ReadonlySet<string> | undefined

// 400 kB, loaded for the first change of a password.
function commonest(): ReadonlySet<string> {
  known ??= new Set(passwordsOf(require("@zxcvbn-ts/language-common")))
  return known
}

function passwordsOf(library: unknown): readonly string[] {
  if (typeof library !== "object" || library === null || !("dictionary" in library)) return []
  const { dictionary } = library
  if (typeof dictionary !== "object" || dictionary === null || !("passwords-common" in dictionary)) return []
  const list = dictionary["passwords-common"]
  return Array.isArray(list) ? list.map(String) : []
}
