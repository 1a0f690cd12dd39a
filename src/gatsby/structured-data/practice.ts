import * as v from "valibot"
import { nameOf } from "../../lib/strings/language.ts"
import { wordsOf } from "../../lib/strings/all.ts"
import { association, pictureOf, placeFields, plain, text, whereabouts, type Facts, type Thing } from "./facts.ts"

export const member = v.object({
  title: v.string(),
  summary: v.string(),
  ...placeFields,
  region: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  mail: v.nullable(v.string()),
  website: v.nullable(v.object({ url: v.nullable(v.string()) })),
  languages: v.array(v.string()),
  specialities: v.array(v.object({ name: v.string() })),
  founded: v.nullable(v.number()),
  size: v.nullable(v.number()),
  vat: v.nullable(v.string()),
  image: v.unknown(),
  logo: v.unknown(),
})

/** Describes https://schema.org/ProfessionalService. A hidden value is null in the page's data. */
export function practice(memberFields: v.InferOutput<typeof member>, facts: Facts): Thing {
  const { title, summary, region, phone, mail, website, languages, specialities, founded, size, vat, image, logo } = memberFields
  return {
    "@type": "ProfessionalService",
    "@id": `${facts.url}#practice`,
    name: plain(title),
    description: text(summary),
    url: facts.url,
    sameAs: website?.url ?? undefined,
    image: pictureOf(image, facts) ?? pictureOf(logo, facts),
    logo: pictureOf(logo, facts),
    telephone: text(phone),
    email: mail ?? undefined,
    ...whereabouts(memberFields),
    areaServed: region === null ? undefined : { "@type": "AdministrativeArea", name: nameOf(wordsOf(facts.language).regions, region) },
    knowsLanguage: languages,
    knowsAbout: specialities.length === 0 ? undefined : specialities.map(({ name }) => plain(name)),
    foundingDate: founded === null ? undefined : String(founded),
    numberOfEmployees: size === null ? undefined : { "@type": "QuantitativeValue", value: size },
    vatID: text(vat),
    memberOf: association(facts),
  }
}
