import * as v from "valibot"
import type { Langcode } from "../../../contract/fields.ts"
import { inLanguage } from "../../../contract/languages.ts"
import { wordsOf } from "../../lib/strings/all.ts"
import { sizesOf } from "../page-pictures.ts"
import { siteFacts } from "../site-facts.ts"

export type Facts = {
  readonly language: Langcode
  readonly url: string
  /** Takes an address within the site. */
  readonly absolute: (address: string) => string
}

/** Properties are those of https://schema.org. `undefined` is left out. */
export type Thing = { readonly "@type": string; readonly [property: string]: unknown }

/** Replaces the spaces that keep words on a line. */
export function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, " ")
}

/** The largest size counts; undefined without a picture. */
export function pictureOf(picture: unknown, { absolute }: Facts): string | undefined {
  const address = sizesOf(picture).at(-1)?.address
  return address === undefined ? undefined : absolute(address)
}

export function association({ absolute, language }: Facts): Thing {
  return {
    "@type": "Organization",
    "@id": absolute("/#organization"),
    name: siteFacts.title,
    url: absolute(inLanguage(language, "/")),
    logo: absolute("/logo/logo-fr-652x162.png"),
  }
}

export function wholeAssociation(facts: Facts): Thing {
  const { name, postalCode, phone, fax, mail } = siteFacts.association
  const { description, street, locality } = wordsOf(facts.language).site
  return {
    ...association(facts),
    legalName: name,
    description,
    telephone: plain(phone),
    faxNumber: plain(fax),
    email: mail,
    address: { "@type": "PostalAddress", streetAddress: street, postalCode, addressLocality: locality, addressCountry: "BE" },
  }
}

export function website({ absolute, language }: Facts): Thing {
  const url = absolute(inLanguage(language, "/"))
  return { "@type": "WebSite", "@id": `${url}#website`, name: siteFacts.title, url, inLanguage: language }
}

const place = v.object({
  street: v.nullable(v.string()),
  postalCode: v.nullable(v.string()),
  locality: v.nullable(v.string()),
  country: v.nullable(v.string()),
  latitude: v.nullish(v.number()),
  longitude: v.nullish(v.number()),
})
export const placeFields = place.entries

export function whereabouts({ street, postalCode, locality, country, latitude, longitude }: v.InferOutput<typeof place>) {
  const lines = {
    streetAddress: text(street),
    postalCode: text(postalCode),
    addressLocality: text(locality),
    addressCountry: text(country),
  }
  const isKnown = street !== null || postalCode !== null || locality !== null
  return {
    address: isKnown ? { "@type": "PostalAddress", ...lines } : undefined,
    geo: typeof latitude === "number" && typeof longitude === "number" ? { "@type": "GeoCoordinates", latitude, longitude } : undefined,
  }
}

export function text(value: string | null | undefined): string | undefined {
  return value ? plain(value) : undefined
}
