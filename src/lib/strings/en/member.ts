export const en = {
  member: {
    facts: "Facts",
    address: "Address",
    phone: "Phone",
    mail: "Mail",
    website: "Website",
    languages: "Languages",
    specialities: "Specialities",
    founded: "Founded",
    people: "People",
    legalForm: "Legal form",
    vat: "VAT",
    involvedIn: "Involved in",
    pictures: "Pictures",
  },
}
