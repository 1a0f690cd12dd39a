/** A page with the members of one criterion is at `/members/in/flanders/`. */
export const criterionSegments = { region: "in", province: "in", speciality: "for", language: "speaking" } as const

export const furtherPages = "page"

export const directoryFile = "directory.json"

const ownSegments: readonly string[] = [...Object.values(criterionSegments), furtherPages, directoryFile]

export function isOfDirectory(slug: string): boolean {
  return ownSegments.includes(slug.toLowerCase())
}
