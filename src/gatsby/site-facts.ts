import { typeset } from "./content/typography.ts"

export const siteFacts = {
  title: "G30",
  description: "Promoting and Improving The Architectural Practice",
  tagline: "Promoting and improving the architectural practice",
  association: {
    name: "G30 asbl/vzw",
    description: "Association of architects",
    street: "Rue du Fil à Plomb 30",
    postalCode: "1000",
    locality: "Brussels",
    country: "Belgium",
    phone: typeset("+32 2 555 01 30", "en"),
    fax: typeset("+32 2 555 01 31", "en"),
    mail: "info@example.org",
  },
} as const

export function structuredData(siteUrl: string): string {
  const { title, description, association } = siteFacts
  const { name, street, postalCode, locality, phone, fax, mail } = association
  const plain = (number: string) => number.replaceAll("\u00a0", " ")
  const organization = {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: title,
    legalName: name,
    description,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/logo/logo-fr-652x162.png`,
    telephone: plain(phone),
    faxNumber: plain(fax),
    email: mail,
    address: { "@type": "PostalAddress", streetAddress: street, postalCode, addressLocality: locality, addressCountry: "BE" },
  }
  // "</script" in a text would close the script element.
  return JSON.stringify(organization).replaceAll("<", "\\u003c")
}
