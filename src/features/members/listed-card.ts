import type { ListedMember } from "#lib/directory/listed-member.ts"

export type CardMember = Queries.MemberCardFragment & {
  /** True if its page has a picture that this list doesn't have. */
  readonly isPictured?: boolean
}

/** Returns a member of the loaded directory as its card shows it. `pageMembers` are those of the page, with their pictures. */
export function listedCard(member: ListedMember, pageMembers: ReadonlyMap<string, CardMember> = new Map()): CardMember {
  return pageMembers.get(member.path) ?? { ...member, work: null, logo: null }
}
