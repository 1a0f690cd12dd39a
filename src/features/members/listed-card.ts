import type { ListedMember } from "#lib/directory/listed-member.ts"

export type CardMember = Queries.MemberCardFragment & {
  /** Whether its page has a picture that isn't known here. */
  readonly isPictured?: boolean
}

/** A member of the loaded directory as its card shows it. `known` has those of the page, with their pictures. */
export function listedCard(member: ListedMember, known: ReadonlyMap<string, CardMember> = new Map()): CardMember {
  return known.get(member.path) ?? { ...member, work: null, logo: null }
}
