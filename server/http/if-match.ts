import { Refusal } from "./refusal.ts"

/** Refuses a write (412) whose If-Match names only other revisions than the present one. docs/drupal-contract.md. */
export function checkIfMatch({ headers }: Request, version: number): void {
  const given = headers.get("if-match")
  if (given === null || given.trim() === "*") return
  const tags = given.split(",").map((tag) => tag.trim().replace(/^W\//, ""))
  if (tags.includes(`"${version}"`)) return
  const detail = `It was changed since it was read, and is at revision ${version} now. Read it again and repeat the change on that.`
  throw new Refusal(412, detail, { headers: { ETag: `"${version}"` } })
}
