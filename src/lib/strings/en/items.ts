export const publication = {
  published: "Published",
  by: "By",
  language: "Language",
  minutes: (minutes: number) => `${minutes} min read`,
  tags: "Tags",
  related: "Related reading",
  neighbours: "Publications",
  previous: "Previous publication",
  next: "Next publication",
}

export const action = {
  facts: "Facts",
  kind: "Kind",
  phase: "Phase",
  dates: "Dates",
  place: "Place",
  partners: "Partners",
  links: "Links",
  tags: "Tags",
  membersInvolved: "Members involved",
  publications: "Publications",
}

export const member = {
  facts: "Facts",
  address: "Address",
  phone: "Phone",
  mail: "Email",
  website: "Website",
  languages: "Languages",
  specialities: "Specialities",
  founded: "Founded",
  people: "People",
  legalForm: "Legal form",
  vat: "VAT",
  save: "Save contact",
  involvedIn: "Involved in",
  earlier: "Earlier publications",
}

export const text = {
  onThisPage: "On this page",
  notes: "Notes",
  note: (number: string) => `Note ${number}`,
  backToText: (number: number) => `Back to the text, note ${number}`,
  table: (number: number) => `Table ${number}`,
}

export const downloads = {
  title: "Downloads",
  kilobytes: (count: number) => `${count} kB`,
  megabytes: (count: number) => `${count.toFixed(1)} MB`,
}

export const gallery = {
  title: "Pictures",
  enlarge: (picture: number, count: number) => (count === 1 ? "Enlarge the picture" : `Enlarge picture ${picture} of ${count}`),
  place: (picture: number, count: number) => `${picture}/${count}`,
}

export const lightbox = {
  title: "Pictures",
  position: (picture: number, count: number) => `${picture} of ${count}`,
  previous: "Previous picture",
  next: "Next picture",
  close: "Close",
}

export const share = {
  title: "Share",
  copyLink: "Copy link",
  copyLinkTo: (title: string) => `Copy link to ${title}`,
  other: "Share…",
  mail: "By email",
  cite: "How to cite",
  quoted: (title: string) => `“${title}”`,
  copyCitation: "Copy the citation",
}
