import { splitLanguage } from "../../../../contract/languages.ts"
import { countryIn } from "../../../../contract/places/country-in.ts"
import { contactFile } from "../../../../contract/generated-addresses.ts"
import { wordsOf } from "../../../lib/strings/all.ts"
import { nameOf } from "../../../lib/strings/language.ts"
import { provinceAt } from "../../../lib/text/provinces.ts"
import type { Files } from "../../write-files.ts"
import type { ItemFields } from "../item-fields.ts"
import { vcardOf, type Contact } from "./vcard.ts"

/** Keys are addresses. A member has a card in each of its languages. */
export function contactsOf(items: readonly ItemFields[], siteUrl = ""): Files {
  const site = siteUrl.replace(/(?<!\/)\/+$/, "")
  const specialityItems = items.filter(({ entity: { type } }) => type === "taxonomy_term--specialities")
  const names = new Map(
    specialityItems.map(({ entity, placement, fields }) => [`${placement.language}.${entity.uuid}`, String(fields.name)]),
  )
  const cards = items.flatMap((item) => {
    const { entity, placement } = item
    const { path, language } = placement
    // Readers of a language that the member doesn't have are led to its page in another.
    if (entity.type !== "node--member" || path === undefined || splitLanguage(path).language !== language) return []
    const specialities = entity.relationships.field_specialities ?? []
    const ofItem = specialities.flatMap(({ id }) => names.get(`${language}.${id ?? ""}`) ?? [])
    return [[`${path}${contactFile}`, vcardOf(contactOf(item, { site, names: ofItem }))] as const]
  })
  return new Map(cards)
}

/** The member's page hides some phones and mails, which are null there. */
function contactOf(
  { entity, placement, fields }: ItemFields,
  { site, names }: { readonly site: string; readonly names: readonly string[] },
): Contact {
  const { language } = placement
  const words = wordsOf(language)
  const country = textOf(fields.country)
  const postalCode = textOf(fields.postalCode)
  const province = postalCode === null ? null : provinceAt(postalCode)
  const languageNames = [fields.languages ?? []].flat().map((code) => nameOf(words.languages, textOf(code) ?? ""))
  return {
    uuid: entity.uuid,
    name: textOf(fields.title) ?? "",
    ...{ street: textOf(fields.street), locality: textOf(fields.locality), postalCode },
    province: province && words.provinces[province],
    country: country && countryIn(language, country),
    ...{ latitude: numberOf(fields.latitude), longitude: numberOf(fields.longitude) },
    ...{ phone: textOf(fields.phone), mail: textOf(fields.mail) },
    urls: [websiteOf(fields.website), site === "" ? "" : `${site}${placement.path ?? ""}`].filter((url) => url !== ""),
    categories: names,
    note: [textOf(fields.summary), languageNames.length > 0 && `${words.member.languages} – ${languageNames.join(", ")}`]
      .filter(Boolean)
      .join("\n"),
    changed: entity.changed,
  }
}

function websiteOf(website: unknown): string {
  const url = typeof website === "object" && website !== null && "url" in website ? website.url : null
  return typeof url === "string" && URL.canParse(url) && /^https?:/i.test(url) ? new URL(url).href : ""
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null
}

function numberOf(value: unknown): number | null {
  return typeof value === "number" ? value : null
}
