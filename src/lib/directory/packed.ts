import { fold } from "../../../contract/fold.ts"
import { slugFrom } from "../../../contract/slug.ts"
import type { ListedMember } from "./listed-member.ts"

/** A text of each member: `table[indexes[member]]`. For what many members share. */
type Shared = { readonly table: readonly string[]; readonly indexes: readonly number[] }

type Written = {
  /** With which the usual addresses begin. */
  readonly base: string
  /** What a question may say beside what is looked for. */
  readonly ignored: string
}

/** All members in few bytes, in the order of the list: a column for each fact. An empty text stands for none. */
export type PackedDirectory = Written & {
  /** The specialities: name, language, and the names in other languages. */
  readonly specialities: readonly string[]
  readonly shared: Readonly<Record<string, Shared>>
  /** The texts of all members, joined by line breaks. */
  readonly own: Readonly<Record<string, string>>
}

/** Between the parts of a text. */
const TAB = "\t"

type Context = Written & { readonly specialities: readonly string[] }
type Write = (member: ListedMember, context: Context) => string | null | undefined

const sharedTexts = {
  langcode: ({ langcode }) => langcode,
  place: ({ postalCode, locality, region, province, placeNames }) => parts([postalCode, locality, region, province, placeNames]),
  languages: ({ languages }) => parts(languages),
  /** Their positions. */
  specialities: (member, { specialities }) => parts(member.specialities.map((one) => String(specialities.indexOf(specialityText(one))))),
} satisfies Record<string, Write>

const ownTexts = {
  title: ({ title }) => title,
  path: (member, { base }) => unless(member.path, usualPath(member.title, base)),
  otherNames: ({ otherNames }) => otherNames,
  street: ({ street }) => street,
  people: ({ people }) => parts(people),
  phone: ({ phone }) => phone,
  mail: ({ mail, website }) => withoutEnd(mail ?? "", hostOf(website?.url)),
  website: ({ website }) => website?.url,
  coordinates: ({ coordinates }) => coordinates?.map((degrees) => Math.round(degrees * 100).toString(36)).join(TAB),
  isPictured: ({ isPictured }) => (isPictured ? "1" : ""),
  websiteTitle: ({ website }) => unless(website?.title ?? "", usualTitle(website?.url ?? "")),
} satisfies Record<string, Write>

export function packDirectory(members: readonly ListedMember[], written: Written): PackedDirectory {
  const specialities = [...new Set(members.flatMap((member) => member.specialities.map(specialityText)))]
  const context = { ...written, specialities }
  const textsOf = (write: Write) => members.map((member) => (write(member, context) ?? "").replaceAll("\n", TAB))
  return {
    ...context,
    shared: mapValues(sharedTexts, (write) => intern(textsOf(write))),
    own: mapValues(ownTexts, (write) => textsOf(write).join("\n")),
  }
}

/** Says whether a file holds members. It comes from the same build as its reader, or from a later one. */
export function isPackedDirectory(value: unknown): value is PackedDirectory {
  return typeof value === "object" && value !== null && "specialities" in value && "shared" in value && "own" in value
}

export function unpackDirectory({ base, specialities, shared, own }: PackedDirectory): readonly ListedMember[] {
  const columns = mapValues(own, (text) => text.split("\n"))
  const named = specialities.map(readSpeciality)
  const sharedText = (name: keyof typeof sharedTexts, index: number) => shared[name]?.table[shared[name].indexes[index] ?? -1] ?? ""
  return (shared.langcode?.indexes ?? []).map((_, index) => {
    const text = (name: keyof typeof ownTexts) => columns[name]?.[index] ?? ""
    const [postalCode, locality, region, province, placeNames] = sharedText("place", index).split(TAB)
    const [title, url] = [text("title"), text("website")]
    const host = hostOf(url)
    return {
      title,
      path: text("path") || usualPath(title, base),
      langcode: sharedText("langcode", index),
      otherNames: text("otherNames").replaceAll(TAB, "\n") || null,
      street: text("street") || null,
      ...{ postalCode: postalCode || null, locality: locality || null, region: region || null, province: province || null },
      placeNames: placeNames || null,
      languages: partsOf(sharedText("languages", index)),
      specialities: partsOf(sharedText("specialities", index)).flatMap((position) => named[Number(position)] ?? []),
      people: partsOf(text("people")),
      phone: text("phone") || null,
      mail: text("mail").endsWith("@") ? text("mail") + host : text("mail") || null,
      coordinates: text("coordinates") === "" ? null : partsOf(text("coordinates")).map((part) => parseInt(part, 36) / 100),
      isPictured: text("isPictured") !== "",
      website: url === "" && text("websiteTitle") === "" ? null : { url: url || null, title: text("websiteTitle") || usualTitle(url) },
    }
  })
}

function specialityText({ name, langcode, otherNames }: ListedMember["specialities"][number]): string {
  return parts([name, langcode, ...(otherNames?.split("\n") ?? [])])
}

function readSpeciality(text: string): ListedMember["specialities"][number] {
  const [name = "", langcode = "", ...others] = text.split(TAB)
  return { name, langcode, otherNames: others.join("\n") || null }
}

function parts(texts: readonly (string | null)[]): string {
  return texts.map((text) => text ?? "").join(TAB)
}

function partsOf(text: string): readonly string[] {
  return text === "" ? [] : text.split(TAB)
}

function intern(texts: readonly string[]): Shared {
  const positions = new Map([...new Set(texts)].map((text, position) => [text, position]))
  return { table: [...positions.keys()], indexes: texts.map((text) => positions.get(text) ?? -1) }
}

function usualPath(title: string, base: string): string {
  return `${base}${slugFrom(fold(title))}/`
}

function usualTitle(url: string): string {
  return url.replace(/^https?:\/\/|\/$/g, "")
}

/** The host of an address, without `www`. */
function hostOf(url: string | null | undefined): string {
  return /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(url ?? "")?.[1] ?? ""
}

function unless(text: string, usual: string): string {
  return text === usual ? "" : text
}

/** `office@example.org` becomes `office@` beside the website `https://example.org`. */
function withoutEnd(mail: string, host: string): string {
  return host !== "" && mail.endsWith(`@${host}`) ? mail.slice(0, -host.length) : mail
}

function mapValues<From, To>(values: Readonly<Record<string, From>>, change: (value: From) => To): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]))
}
