import { Refusal } from "./refusal.ts"

/**
 * Holds a request back that was made from another revision than the present one. contract.md, Writing.
 *
 * `If-Match: "12"` names the revision that the client read (`drupal_internal__vid`); a weak tag is as good, a list names several.
 *
 * @throws Refusal 412
 */
export function checkIfMatch({ headers }: Request, version: number): void {
  const given = headers.get("if-match")
  if (given === null || given.trim() === "*") return
  const tags = given.split(",").map((tag) => tag.trim().replace(/^W\//, ""))
  if (tags.includes(`"${version}"`)) return
  const detail = `It was changed since it was read, and is at revision ${version} now. Read it again and repeat the change on that.`
  throw new Refusal(412, detail, { headers: { ETag: `"${version}"` } })
}
