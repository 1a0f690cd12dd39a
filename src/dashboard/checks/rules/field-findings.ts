import { fieldsOf, kindOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { linkAddress } from "#contract/text-links.ts"
import { listOf } from "#contract/field-types/field-types.ts"
import { type FieldValue, type FileValue, type LinkValue, type Values, isFileValue, isLink, isRichText } from "#dashboard/items/values.ts"
import { inertBody } from "#lib/prose/inert-body.ts"
import { makeFinding, type Finding, elementsIn, plainText } from "./finding.ts"
import { isFileName } from "./picture-checks.ts"
import { isVague, itemPathOf } from "./link-checks.ts"

/** Characters. Search results and cards cut off a longer title. */
const longestTitle = 100
/** Characters. The fix takes a summary of at most this length from the text. */
const longestSummary = 240

export function titleFindings(values: Values): readonly Finding[] {
  const { title } = values
  if (typeof title !== "string" || title.trim().length <= longestTitle) return []
  return [makeFinding({ check: "titleLong", field: "title", excerpt: title.trim() })]
}

/** The site shows summaries of items that have a page and a text. */
export function summaryFindings(type: ResourceType, { body }: Values): readonly Finding[] {
  if (kindOf(type).publicPath === null || !isRichText(body) || body.foreign !== undefined) return []
  if (body.value.trim() === "" || body.summary.trim() !== "") return []
  const summary = beginningOf(body.value)
  const fix = (values: Values): Values => (isRichText(values.body) ? { ...values, body: { ...values.body, summary } } : values)
  return [makeFinding({ check: "summaryMissing", field: "summary", excerpt: "", ...(summary !== "" && { fix }) })]
}

/** Returns whole sentences of the first paragraph that has one, or the first words. */
function beginningOf(html: string): string {
  const paragraphs = elementsIn(inertBody(html), "p").map(plainText)
  const first = paragraphs.find((words) => /[.!?…]$/.test(words)) ?? paragraphs.find((words) => words !== "") ?? ""
  if (first.length <= longestSummary) return first
  const cut = first.slice(0, longestSummary)
  const [sentences] = /^.*[.!?…](?=\s)/.exec(cut) ?? []
  return sentences ?? `${cut.replace(/\s+\S*$/, "")}…`
}

export function pictureFindings(type: ResourceType, values: Values): readonly Finding[] {
  return Object.entries(fieldsOf(type)).flatMap(([field, { type: fieldType }]) => {
    if (fieldType !== "image") return []
    return listOf(values[field]).flatMap((picture) => (isFileValue(picture) ? pictureFinding(field, picture) : []))
  })
}

function pictureFinding(field: string, { key, alt, filename }: FileValue): readonly Finding[] {
  const fix = (values: Values) => changeIn(values, field, (one) => (isFileValue(one) && one.key === key ? { ...one, alt: "" } : one))
  if (alt === null) return [makeFinding({ check: "altMissing", field, excerpt: filename, fix })]
  return isFileName(alt, filename) ? [makeFinding({ check: "altIsFileName", field, excerpt: alt, fix })] : []
}

export function linkFindings(type: ResourceType, values: Values, missing: ReadonlySet<string>): readonly Finding[] {
  return Object.entries(fieldsOf(type)).flatMap(([field, { type: fieldType }]) => {
    if (fieldType !== "link") return []
    return listOf(values[field]).flatMap((link) => (isLink(link) ? linkFinding(field, link, missing) : []))
  })
}

function linkFinding(field: string, link: LinkValue, missing: ReadonlySet<string>): readonly Finding[] {
  const path = itemPathOf(linkAddress(link.uri))
  const isBroken = path !== null && missing.has(path)
  const fix = (values: Values) =>
    changeIn(values, field, (one) => (isLink(one) && one.uri === link.uri && one.title === link.title ? null : one))
  return [
    ...(link.title.trim() !== "" && isVague(link.title) ? [makeFinding({ check: "linkVague", field, excerpt: link.title })] : []),
    ...(isBroken ? [makeFinding({ check: "linkBroken", field, excerpt: `${link.title} (${path})`.trim(), fix })] : []),
  ]
}

type Single = ReturnType<typeof listOf>[number]

/** `change` returns null to remove an entry. */
function changeIn(values: Values, field: string, change: (one: Single) => Single | null): Values {
  const before = values[field]
  const after = listOf(before).flatMap((one) => change(one) ?? [])
  const files = after.filter(isFileValue)
  const links = after.filter(isLink)
  const list: FieldValue = files.length > 0 ? files : links
  return { ...values, [field]: Array.isArray(before) ? list : (list[0] ?? null) }
}
