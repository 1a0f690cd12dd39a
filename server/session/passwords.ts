import { createRequire } from "node:module"
import { hash, verify } from "@node-rs/argon2"
import type { Hashing } from "./options.ts"

// NIST SP 800-63B asks for 8 at least where there is a second factor. Here there is none, and the forms ask for 12.
const shortest = 12
// Longer than any passphrase; argon2 itself doesn't mind.
const longest = 256

export type Passwords = {
  readonly hash: (password: string) => Promise<string>
  /** Whether a password is the one of a hash. Where there is no hash it takes as long, and it isn't. */
  readonly verify: (stored: string | undefined, password: string) => Promise<boolean>
  /** Whether a hash was made otherwise than hashes are made now. */
  readonly isOutdated: (stored: string) => boolean
}

/** Makes and checks argon2id hashes, each with its parameters in it. */
export function makePasswords(hashing: Hashing): Passwords {
  const { memoryCost, timeCost, parallelism } = hashing
  const prefix = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`
  const make = (password: string) => hash(canonical(password), { ...hashing })
  let decoy: Promise<string> | undefined
  return {
    hash: make,
    async verify(stored, password) {
      // Awaited for known names as well, so that the first unknown one doesn't take longer.
      const nobodys = await (decoy ??= make("nobody's"))
      const isSame = await verify(stored ?? nobodys, canonical(password))
      return stored !== undefined && isSame
    },
    isOutdated: (stored) => !stored.startsWith(prefix),
  }
}

/** One password however its letters were typed: é is one character or two, by keyboard (NIST SP 800-63B, 5.1.1.2). */
function canonical(password: string): string {
  return password.normalize("NFKC")
}

/** What is wrong with a new password, in a sentence; null where nothing is. `own` are words that it may not be: the account's name, its mail. */
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

// 400 kB that a server needs only when someone changes a password.
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
