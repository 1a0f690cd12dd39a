import type { Langcode } from "../../contract/fields.ts"
import { defaultLanguage, inLanguage } from "../../contract/languages.ts"
import { typeset } from "../lib/text/typography.ts"
import { wordsOf } from "../lib/strings/all.ts"

/** What is the same in all languages; the rest is in src/lib/strings (`site`). */
export const siteFacts = {
  title: "G30",
  association: {
    name: "G30 asbl/vzw",
    street: "Rue du Fil à Plomb 30",
    postalCode: "1000",
    phone: typeset("+32 2 555 01 30", defaultLanguage),
    fax: typeset("+32 2 555 01 31", defaultLanguage),
    mail: "info@example.org",
  },
} as const

export function structuredData(siteUrl: string, language: Langcode): string {
  const { title, association } = siteFacts
  const { name, street, postalCode, phone, fax, mail } = association
  const { description, locality } = wordsOf(language).site
  const plain = (number: string) => number.replaceAll("\u00a0", " ")
  const organization = {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: title,
    legalName: name,
    description,
    url: `${siteUrl}${inLanguage(language, "/")}`,
    logo: `${siteUrl}/logo/logo-fr-652x162.png`,
    telephone: plain(phone),
    faxNumber: plain(fax),
    email: mail,
    address: { "@type": "PostalAddress", streetAddress: street, postalCode, addressLocality: locality, addressCountry: "BE" },
  }
  // "</script" in a text would close the script element.
  return JSON.stringify(organization).replaceAll("<", "\\u003c")
}
