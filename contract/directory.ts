/** The addresses of the directory of members, below that of its pages (`/members/`). */

/** The first part of the addresses of the pages with the members that meet one criterion: `/members/in/flanders/`. */
export const criterionSegments = { region: "in", province: "in", speciality: "for", language: "speaking" } as const

/** The parts of a long list: `page/2/` below its address. */
export const furtherPages = "page"

export const directoryFile = "directory.json"

const ownSegments: readonly string[] = [...Object.values(criterionSegments), furtherPages, directoryFile]

/** Says whether the address of a member would be one of the directory's own. */
export function isOfDirectory(slug: string): boolean {
  return ownSegments.includes(slug.toLowerCase())
}
