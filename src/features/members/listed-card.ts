import type { ListedMember } from "#lib/directory/listed-member.ts"

export type CardMember = Queries.MemberCardFragment & {
  /** Whether its page has a picture that isn't known here. */
  readonly isPictured?: boolean
}

/** A member of the loaded directory as its card shows it. `known` has those of the page, with their pictures. */
export function listedCard(member: ListedMember, known: ReadonlyMap<string, CardMember> = new Map()): CardMember {
  const { title, path, langcode, street, postalCode, locality, specialities, phone, mail, website, coordinates, isPictured } = member
  const facts = { title, path, langcode, street, postalCode, locality, specialities, phone, mail, website, coordinates }
  return known.get(path) ?? { ...facts, work: null, logo: null, isPictured }
}
