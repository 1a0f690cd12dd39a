import type * as english from "../en/items.ts"

export const publication: typeof english.publication = {
  published: "Publié le",
  by: "Par",
  language: "Langue",
  minutes: (minutes) => `${minutes} min de lecture`,
  tags: "Mots-clés",
  related: "À lire aussi",
  neighbours: "Publications",
  previous: "Publication précédente",
  next: "Publication suivante",
}

export const action: typeof english.action = {
  facts: "En bref",
  kind: "Type",
  phase: "Phase",
  dates: "Dates",
  place: "Lieu",
  partners: "Partenaires",
  links: "Liens",
  tags: "Mots-clés",
  membersInvolved: "Membres associés",
  publications: "Publications",
}

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
}

export const text: typeof english.text = {
  onThisPage: "Sur cette page",
  notes: "Notes",
  note: (number) => `Note ${number}`,
  backToText: (number) => `Retour au texte, note ${number}`,
  table: (number) => `Tableau ${number}`,
}

export const downloads: typeof english.downloads = {
  title: "Téléchargements",
  kilobytes: (count) => `${count} ko`,
  megabytes: (count) => `${count.toFixed(1).replace(".", ",")} Mo`,
}

export const gallery: typeof english.gallery = {
  title: "Images",
  enlarge: (picture, count) => (count === 1 ? "Agrandir l’image" : `Agrandir l’image ${picture} sur ${count}`),
  place: (picture, count) => `${picture}/${count}`,
}

export const lightbox: typeof english.lightbox = {
  title: "Images",
  position: (picture, count) => `${picture} sur ${count}`,
  previous: "Image précédente",
  next: "Image suivante",
  close: "Fermer",
}

export const share: typeof english.share = {
  title: "Partager",
  copyLink: "Copier le lien",
  copyLinkTo: (title) => `Copier le lien vers ${title}`,
  other: "Partager…",
  mail: "Par courriel",
  cite: "Comment citer",
  quoted: (title) => `« ${title} »`,
  copyCitation: "Copier la citation",
}
