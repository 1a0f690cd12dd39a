import { hash, verify } from "@node-rs/argon2"
import { once } from "#contract/once.ts"
import { normalForm } from "#contract/normal-form.ts"
import type { Hashing } from "./options.ts"

export type Passwords = ReturnType<typeof makePasswords>

export function makePasswords(hashing: Hashing) {
  const { memoryCost, timeCost, parallelism } = hashing
  const prefix = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`
  const make = (password: string) => hash(canonical(password), { ...hashing })
  // Passwords of unknown names are compared with this hash.
  const decoy = once(() => make("nobody's"))
  return {
    hash: make,
    /** Without a hash the answer is no and takes the same time. */
    async verify(storedHash: string | undefined, password: string) {
      // Known names wait for it too, so that the first unknown name takes no longer.
      const otherHash = await decoy()
      const isSame = await verify(storedHash ?? otherHash, canonical(password))
      return storedHash !== undefined && isSame
    },
    isOutdated: (storedHash: string) => !storedHash.startsWith(prefix),
  }
}

/** Keyboards type é as one character or two, so both get one form (NIST SP 800-63B, 5.1.1.2). */
export function canonical(password: string): string {
  return normalForm(password, "NFKC")
}
