import type * as english from "../en/member.ts"

export const member: typeof english.member = {
  facts: "En bref",
  address: "Adresse",
  phone: "Téléphone",
  mail: "Courriel",
  website: "Site web",
  languages: "Langues",
  specialities: "Spécialités",
  founded: "Fondé en",
  people: "Équipe",
  legalForm: "Forme juridique",
  vat: "TVA",
  save: "Enregistrer le contact",
  involvedIn: "Participe à",
  earlier: "Publications antérieures",
  pictures: "Images",
}
