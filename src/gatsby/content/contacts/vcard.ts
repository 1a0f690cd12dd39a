/** All phones and mail programs import vCard 3.0 (RFC 2426). */
import { foldedLine } from "../../../../contract/agenda/icalendar.ts"

export type Contact = {
  readonly uuid: string
  readonly name: string
  readonly street: string | null
  readonly locality: string | null
  readonly province: string | null
  readonly postalCode: string | null
  readonly country: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly phone: string | null
  readonly mail: string | null
  /** Web addresses are the practice's own, and its page on the site. */
  readonly urls: readonly string[]
  readonly categories: readonly string[]
  readonly note: string
  readonly changed: string
}

/** A practice is a company: its name is no person's, so `N` is empty. Empty properties are left out. */
export function vcardOf(contact: Contact): string {
  const { uuid, name, phone, mail, urls, categories, note, changed } = contact
  const address = addressOf(contact)
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    "PRODID:-//G30//Members//EN",
    `UID:urn:uuid:${uuid}`,
    `FN:${escaped(name)}`,
    "N:;;;;",
    `ORG:${escaped(name)}`,
    "X-ABSHOWAS:COMPANY",
    ...(address === null ? [] : [`ADR;TYPE=WORK:${address}`]),
    ...(phone === null ? [] : [`TEL;TYPE=WORK,VOICE:${escaped(phone)}`]),
    ...(mail === null ? [] : [`EMAIL;TYPE=INTERNET,WORK:${escaped(mail)}`]),
    ...urls.map((url) => `URL:${url}`),
    ...(categories.length === 0 ? [] : [`CATEGORIES:${categories.map(escaped).join(",")}`]),
    ...placeOf(contact),
    ...(note === "" ? [] : [`NOTE:${escaped(note)}`]),
    `REV:${new Date(changed).toISOString().replace(".000Z", "Z")}`,
    "END:VCARD",
  ]
  return lines.map((line) => `${foldedLine(line)}\r\n`).join("")
}

/** The order is post office box, extended address, street, locality, region, postal code and country. */
function addressOf({ street, locality, province, postalCode, country }: Contact): string | null {
  if (street === null && locality === null && postalCode === null) return null
  return [null, null, street, locality, province, postalCode, country].map((part) => escaped(part ?? "")).join(";")
}

function placeOf({ latitude, longitude }: Contact): readonly string[] {
  return latitude === null || longitude === null ? [] : [`GEO:${latitude.toFixed(6)};${longitude.toFixed(6)}`]
}

/** A value has one line, and its separators are escaped. */
export function escaped(text: string): string {
  return text
    .replaceAll(/[\u00A0\u202F]/g, " ")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/(?!\n)\p{Cc}/gu, "")
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`)
}
