import type * as english from "../en/items.ts"

export const publication: typeof english.publication = {
  published: "Gepubliceerd op",
  by: "Door",
  language: "Taal",
  minutes: (minutes) => `${minutes} min. leestijd`,
  tags: "Trefwoorden",
  related: "Lees ook",
  neighbours: "Publicaties",
  previous: "Vorige publicatie",
  next: "Volgende publicatie",
}

export const action: typeof english.action = {
  facts: "In het kort",
  kind: "Soort",
  phase: "Fase",
  dates: "Data",
  place: "Plaats",
  partners: "Partners",
  links: "Links",
  tags: "Trefwoorden",
  membersInvolved: "Betrokken leden",
  publications: "Publicaties",
}

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
}

export const text: typeof english.text = {
  onThisPage: "Op deze pagina",
  notes: "Noten",
  note: (number) => `Noot ${number}`,
  backToText: (number) => `Terug naar de tekst, noot ${number}`,
  table: (number) => `Tabel ${number}`,
}

export const downloads: typeof english.downloads = {
  title: "Downloads",
  kilobytes: (count) => `${count} kB`,
  megabytes: (count) => `${count.toFixed(1).replace(".", ",")} MB`,
}

export const gallery: typeof english.gallery = {
  title: "Afbeeldingen",
  enlarge: (picture, count) => (count === 1 ? "De afbeelding vergroten" : `Afbeelding ${picture} van ${count} vergroten`),
  place: (picture, count) => `${picture}/${count}`,
}

export const lightbox: typeof english.lightbox = {
  title: "Afbeeldingen",
  position: (picture, count) => `${picture} van ${count}`,
  previous: "Vorige afbeelding",
  next: "Volgende afbeelding",
  close: "Sluiten",
}

export const share: typeof english.share = {
  title: "Delen",
  copyLink: "Link kopiëren",
  copyLinkTo: (title) => `Link kopiëren naar ${title}`,
  other: "Delen…",
  mail: "Per e-mail",
  cite: "Hoe citeren",
  quoted: (title) => `“${title}”`,
  copyCitation: "Bronvermelding kopiëren",
}
