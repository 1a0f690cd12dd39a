import type { ListedMember } from "#lib/directory/listed-member.ts"

/** A member of the loaded directory as its card shows it. */
export function listedCard(member: ListedMember): Queries.MemberCardFragment {
  const { title, path, langcode, street, postalCode, locality, specialities, phone, mail } = member
  return { title, path, langcode, street, postalCode, locality, specialities, phone, mail, logo: null }
}
