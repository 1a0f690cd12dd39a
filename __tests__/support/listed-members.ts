import type { ListedMember } from "#lib/directory/listed-member.ts"

export function aListedMember(overrides: Partial<ListedMember> = {}): ListedMember {
  return {
    title: "Atelier Linteau",
    path: "/members/atelier-linteau/",
    langcode: "en",
    otherNames: null,
    street: "Rue du Linteau 14",
    postalCode: "1060",
    locality: "Saint-Gilles",
    region: "BE-BRU",
    province: null,
    placeNames: null,
    languages: ["fr", "nl"],
    specialities: [{ name: "Housing", langcode: "en", otherNames: "Logement\nHuisvesting" }],
    people: [],
    phone: null,
    mail: null,
    website: null,
    coordinates: null,
    isPictured: false,
    ...overrides,
  }
}

/** A member with a title, at the address of that title. */
export function aMember(given: Partial<ListedMember> & Pick<ListedMember, "title">): ListedMember {
  return aListedMember({ path: `/members/${given.title.toLowerCase().replaceAll(" ", "-")}/`, ...given })
}

/** In alphabetical order, as the build has them. */
export const threeMembers = [
  aListedMember({ phone: "+32 2 555 01 14", mail: "bonjour@example.org", people: ["Inès Sarmiento"] }),
  aMember({ title: "Équerre", region: "BE-WAL", province: "BE-WLG", postalCode: "4000", locality: "Liège", languages: ["fr"] }),
  aMember({
    title: "Vlasgaard",
    region: "BE-VLG",
    province: "BE-VWV",
    postalCode: "8500",
    locality: "Kortrijk",
    languages: ["nl"],
    specialities: [{ name: "Timber", langcode: "en", otherNames: "Bois et paille\nHout" }],
  }),
]
