import type * as english from "../en/member.ts"

export const member: typeof english.member = {
  facts: "In het kort",
  address: "Adres",
  phone: "Telefoon",
  mail: "E-mail",
  website: "Website",
  languages: "Talen",
  specialities: "Specialiteiten",
  founded: "Opgericht in",
  people: "Team",
  legalForm: "Rechtsvorm",
  vat: "Btw",
  save: "Contact opslaan",
  involvedIn: "Betrokken bij",
  earlier: "Eerdere publicaties",
  pictures: "Afbeeldingen",
}
