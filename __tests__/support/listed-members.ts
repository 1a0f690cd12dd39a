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
