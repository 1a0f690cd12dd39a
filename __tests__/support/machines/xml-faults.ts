import { spawnSync } from "node:child_process"
import { join } from "node:path"
import * as v from "valibot"

const faults = v.pipe(v.string(), v.parseJson(), v.array(v.nullable(v.string())))

/** What libxml2 finds wrong with each text; null if nothing. The grammars say what the formats' specifications do. */
export function xmlFaults(grammar: "sitemap" | "atom", texts: readonly string[]): readonly (string | null)[] {
  const input = JSON.stringify({ grammar: join(import.meta.dirname, `${grammar}.rng`), texts })
  const { stdout, stderr } = spawnSync("node", ["--import", "tsx", join(import.meta.dirname, "check-xml.ts")], { input, encoding: "utf8" })
  if (stdout === "") throw new Error(stderr)
  return v.parse(faults, stdout)
}
