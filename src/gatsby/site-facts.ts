import { defaultLanguage } from "../../contract/languages.ts"
import { typeset } from "../lib/text/typography.ts"
import { wordsOf } from "../lib/strings/all.ts"

const { site } = wordsOf(defaultLanguage)

export const siteFacts = {
  title: "G30",
  description: site.description,
  tagline: site.tagline,
  association: {
    name: "G30 asbl/vzw",
    description: site.association,
    street: "Rue du Fil à Plomb 30",
    postalCode: "1000",
    locality: site.locality,
    country: site.country,
    phone: typeset("+32 2 555 01 30", defaultLanguage),
    fax: typeset("+32 2 555 01 31", defaultLanguage),
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
