/** Converts the items of a site to entities, without values that the content model has no field for. */
import { fieldsOf, kindOf } from "#contract/content.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { unsetOf } from "#contract/field-types/field-types.ts"
import { isRelationship, labelFields, roles, type AttributeField, type Langcode } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { formProblem, placeProblem } from "#server/content/entities/alias-rules.ts"
import { decodePath, fileAddress, type StoredEntity } from "#server/content/entities/entity.ts"
import { inEnglish } from "#server/content/sentence.ts"
import { filterHtml } from "#server/content/validation/rich-text-filter.ts"
import { isJsonObject } from "#server/database/json.ts"
import { faultOf } from "#server/transfer/format/field.ts"
import { asStored, type View } from "#server/transfer/format/views.ts"
import type { BackEnd } from "./back-end.ts"
import { htmlThere } from "./document.ts"
import type { Resource } from "./http/client.ts"
import { nameOf } from "./send-items.ts"
import { languageOf, type SiteFile, type SiteItem } from "./site-content.ts"
import { authorsOf, linksOf, outdatedField, rolesOf, secondsIn, valueOf } from "./values.ts"

type Skip = (line: string) => void
type Site = { readonly items: readonly SiteItem[]; readonly files: readonly SiteFile[] }

type Taking = {
  readonly skip: Skip
  readonly isThere: (uuid: string) => boolean
  /** The address here of a file with this address there. */
  readonly addressOf: (address: string) => string | undefined
  readonly isPicture: (address: string) => boolean
  readonly numberOf: (uuid: string | undefined) => number | undefined
  /** The addresses of the items before, each with its language. */
  readonly takenAddresses: Set<string>
}

/** Calls `skip` for each value that is left out. */
export function takenEntities({ isDrupal }: Pick<BackEnd, "isDrupal">, { items, files }: Site, skip: Skip): readonly StoredEntity[] {
  const whole = items.filter((item) => {
    const missing = missingIn(item)
    if (missing !== undefined) skip(`${nameOf(item)}: it has no ${missing}`)
    return missing === undefined && !(isDrupal && isInstaller(item, items))
  })
  const numbers = new Map<string | undefined, number>(whole.map(({ uuid, number }) => [uuid, number]))
  const fileIds = new Set(files.map(({ entity }) => entity.uuid))
  const addresses = new Map(files.map(({ url, path }) => [decodePath(url), fileAddress(path)]))
  const pictures = new Set([...addresses.values()].map(decodePath))
  const taking: Taking = {
    skip,
    isThere: (uuid) => numbers.has(uuid) || fileIds.has(uuid),
    addressOf: (address) => addresses.get(address),
    isPicture: (address) => pictures.has(decodePath(address)),
    numberOf: (uuid) => numbers.get(uuid),
    takenAddresses: new Set(),
  }
  return whole.map((item) => {
    const [original, ...others] = item.texts
    return asStored([
      viewOf(taking, item, original),
      ...others.map((text) => ({ ...viewOf(taking, item, text), outdated: text.attributes[outdatedField] === true })),
    ])
  })
}

/** Drupal's account 1 belongs to the installation. It is pulled only as an author. */
function isInstaller({ type, uuid, number }: SiteItem, all: readonly SiteItem[]): boolean {
  return type === "user--user" && number === 1 && !all.some(({ texts }) => texts.some((text) => authorsOf(text).includes(uuid)))
}

/** Returns a required field without a value in one of the languages. */
function missingIn({ type, texts }: SiteItem): string | undefined {
  const required = Object.entries(fieldsOf(type)).filter(([, field]) => !isRelationship(field) && field.required === true)
  return required.map(([name]) => name).find((name) => texts.some((text) => (valueOf(text, name) ?? "") === ""))
}

function viewOf(taking: Taking, item: SiteItem, text: Resource): View {
  const { type, uuid, number: id } = item
  const langcode = languageOf(text)
  const name = nameOf(item, langcode)
  const created = secondsIn(text.attributes.created ?? text.attributes.changed)
  const label = labelFields[kindOf(type).entityType]
  const fields = Object.entries(fieldsOf(type)).flatMap(([field, rules]) => {
    if (isRelationship(rules) || field === label || field === "status") return []
    const value = takenValue(taking, rules, { name: `${name}: ${field}`, value: valueOf(text, field) })
    const isUnset = JSON.stringify(value) === JSON.stringify(unsetOf(rules))
    return isUnset && !("default" in rules) ? [] : [[field, value] as const]
  })
  const references = Object.entries(fieldsOf(type)).flatMap(([field, rules]) => {
    if (!isRelationship(rules)) return []
    const links = linksOf(text, field, rules)
    const list = links.filter((link) => taking.isThere(link.uuid))
    if (list.length < links.length) taking.skip(`${name}: ${field} leads to what isn't taken`)
    return [[field, list] as const]
  })
  return {
    ...{ type, uuid, id, langcode, created },
    changed: secondsIn(text.attributes.changed),
    status: valueOf(text, "status") === true,
    label: textOf(valueOf(text, label)),
    uid: taking.numberOf(authorsOf(text)[0]) ?? null,
    fields: { ...Object.fromEntries(fields), ...(type === "user--user" ? { roles: takenRoles(taking, name, text) } : {}) },
    references: Object.fromEntries(references),
    alias: takenAddress(taking, { type, langcode, name }, valueOf(text, "path")),
  }
}

type NamedValue = { readonly name: string; readonly value: Json }

function takenValue(taking: Taking, field: AttributeField, { name, value }: NamedValue): Json {
  if (value === null) return unsetOf(field)
  if (Array.isArray(value)) {
    const list: readonly Json[] = value
    return list.map((one) => takenValue(taking, field, { name, value: one })).filter((one) => one !== null && !Array.isArray(one))
  }
  const fault = faultOf(field, value)
  if (fault !== null) {
    taking.skip(`${name} ${fault}`)
    return unsetOf(field)
  }
  if (field.type !== "text_with_summary" || !isJsonObject(value)) return value
  const html = htmlThere(textOf(value.value), { addressOf: taking.addressOf, numberOf: () => undefined })
  const { text, removed, problem } = filterHtml(html, taking.isPicture)
  if (problem !== null) taking.skip(`${name}: ${inEnglish(problem)}`)
  for (const { what, count } of removed) taking.skip(`${name}: ${count} × ${what}, which this project's rich text doesn't have`)
  return { ...value, value: text }
}

function takenRoles({ skip }: Taking, name: string, text: Resource): Json {
  const names = rolesOf(text).toSorted()
  for (const role of names.filter((one) => !Object.hasOwn(roles, one))) skip(`${name}: the role ${role}`)
  return names.filter((role) => Object.hasOwn(roles, role))
}

type Addressee = Pick<StoredEntity, "type"> & { readonly langcode: Langcode; readonly name: string }

function takenAddress({ skip, takenAddresses }: Taking, { type, langcode, name }: Addressee, path: Json): string | null {
  if (typeof path !== "string") return null
  const claim = `${langcode} ${path.toLowerCase()}`
  const problem = takenAddresses.has(claim) ? "Another item has it." : (formProblem(path) ?? placeProblem(type, path))
  takenAddresses.add(claim)
  if (problem !== null) skip(`${name}: the address ${path}. ${inEnglish(problem)}`)
  return problem === null ? path : null
}
