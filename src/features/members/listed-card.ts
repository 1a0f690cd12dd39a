import type { ListedMember } from "#lib/directory/listed-member.ts"

export type CardMember = Queries.MemberCardFragment & {
  /** The page of the member has a picture, and this list doesn't have it. */
  readonly isPictured?: boolean
}

/** `pageMembers` are those of the page, with their pictures. */
export function listedCard(member: ListedMember, pageMembers: ReadonlyMap<string, CardMember> = new Map()): CardMember {
  return pageMembers.get(member.path) ?? { ...member, work: null, logo: null }
}
