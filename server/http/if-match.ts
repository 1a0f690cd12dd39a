import { codedWords } from "#server/content/refusal-words.ts"
import { Refusal } from "./refusal.ts"

export function versionTag(version: number): string {
  return `"${version}"`
}

/** Refuses with 412 (docs/drupal-contract.md). It accepts also a GET's ETag, which has more after the version. */
export function checkIfMatch({ headers }: Request, version: number): void {
  const condition = headers.get("if-match")
  if (condition === null || condition.trim() === "*") return
  const tags = condition.split(",").map((tag) => tag.trim().replace(/^W\//, ""))
  if (tags.some((tag) => tag === versionTag(version) || tag.startsWith(`"${version}.`))) return
  throw new Refusal(412, codedWords("changed", { version }), { headers: { ETag: versionTag(version) } })
}
