import { mkdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { createPublicKey } from "node:crypto"
import { writeSettings } from "#scripts/drupal/up/settings.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

function aState(): string {
  const state = aTemporaryFolder()
  mkdirSync(join(state, "code/web/sites/default"), { recursive: true })
  return state
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe("writeSettings", () => {
  it("makes keys outside of the web root that only their owner reads, and keeps them", () => {
    const state = aState()
    writeSettings(state)
    const key = readFileSync(join(state, "keys/private.key"), "utf8")
    expect(["private.key", "public.key", "salt"].map((name) => modeOf(join(state, "keys", name)))).toEqual(["600", "600", "600"])
    expect([modeOf(join(state, "keys")), modeOf(join(state, "private"))]).toEqual(["700", "700"])
    expect(createPublicKey(key).export({ type: "spki", format: "pem" })).toBe(readFileSync(join(state, "keys/public.key"), "utf8"))
    writeSettings(state)
    expect(readFileSync(join(state, "keys/private.key"), "utf8")).toBe(key)
  })
})
