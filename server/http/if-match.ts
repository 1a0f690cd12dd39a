import { say } from "#server/content/sentence.ts"
import { Refusal } from "./refusal.ts"

export function versionTag(version: number): string {
  return `"${version}"`
}

/** Refuses (412) as docs/drupal-contract.md says. A GET's ETag has more after the version, and is accepted as well. */
export function checkIfMatch({ headers }: Request, version: number): void {
  const condition = headers.get("if-match")
  if (condition === null || condition.trim() === "*") return
  const tags = condition.split(",").map((tag) => tag.trim().replace(/^W\//, ""))
  if (tags.some((tag) => tag === versionTag(version) || tag.startsWith(`"${version}.`))) return
  throw new Refusal(412, say("changed", { version }), { headers: { ETag: versionTag(version) } })
}
