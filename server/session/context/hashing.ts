import { createHash } from "node:crypto"
import { hash, verify } from "@node-rs/argon2"
import { normalForm } from "#contract/normal-form.ts"
import type { Hashing } from "./options.ts"

export type Passwords = ReturnType<typeof makePasswords>

export function makePasswords(hashing: Hashing) {
  const { memoryCost, timeCost, parallelism } = hashing
  const prefix = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`
  const make = (password: string) => hash(canonical(password), { ...hashing })
  // Compared with for unknown names.
  let decoy: Promise<string> | undefined
  return {
    hash: make,
    /** Returns whether a hash is that of a password. Without a hash the answer is no and takes the same time. */
    async verify(storedHash: string | undefined, password: string) {
      // Awaited for known names too, so that the first unknown name takes no longer.
      const otherHash = await (decoy ??= make("nobody's"))
      const isSame = await verify(storedHash ?? otherHash, canonical(password))
      return storedHash !== undefined && isSame
    },
    isOutdated: (storedHash: string) => !storedHash.startsWith(prefix),
  }
}

/** One form for all ways to type a password: é is one character or two, depending on the keyboard (NIST SP 800-63B, 5.1.1.2). */
export function canonical(password: string): string {
  return normalForm(password, "NFKC")
}

/** Hashes a random secret, such as a token, for the database. */
export function digest(secret: string): string {
  return createHash("sha256").update(secret).digest("hex")
}
