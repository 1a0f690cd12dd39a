const reserved = new Set(
  [
    "members actions-projects action-project action_project member people social post publications page agenda calendar search 404 fr nl",
    "user password-reset admin jsonapi api oauth router sites publishing gatsby-fastbuilds health static page-data",
  ].flatMap((names) => names.split(" ")),
)

/** Tells whether the alias of a page may not take a segment, in any spelling. */
export function isReservedSegment(segment: string): boolean {
  return reserved.has(segment.toLowerCase())
}
