/** Converts the items of a site to entities, without values that the content model has no field for. */
import { inEnglish } from "#server/content/sentence.ts"
import { fieldsOf, kindOf } from "#contract/content.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { unsetOf } from "#contract/field-types/field-types.ts"
import { isRelationship, labelFields, roles, type Field } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { formProblem, placeProblem } from "#server/content/entities/alias-rules.ts"
import { decodePath, fileAddress, type StoredEntity } from "#server/content/entities/entity.ts"
import { filterHtml } from "#server/content/validation/rich-text-filter.ts"
import { isJsonObject } from "#server/database/json.ts"
import { faultOf } from "#server/transfer/format/field.ts"
import { asStored, type View } from "#server/transfer/format/views.ts"
import type { BackEnd } from "./back-end.ts"
import { isSame, outdatedField } from "./item.ts"
import { asThere, type Mapping } from "./mapping.ts"
import { nameOf } from "./send-items.ts"
import type { SiteFile, SiteItem, SiteText } from "./site-content.ts"
import { linksIn, type Values } from "./values.ts"

type Skip = (line: string) => void
type Site = { readonly items: readonly SiteItem[]; readonly files: readonly SiteFile[] }

/** Calls `skip` for each value that is left out. */
export function takenEntities({ isDrupal }: Pick<BackEnd, "isDrupal">, { items, files }: Site, skip: Skip): readonly StoredEntity[] {
  const whole = items.filter((item) => {
    const missing = missingIn(item)
    if (missing !== undefined) skip(`${nameOf(item)}: it has no ${missing}`)
    return missing === undefined && !(isDrupal && isInstaller(item, items))
  })
  const there = new Set([...whole.map(({ uuid }) => uuid), ...files.map(({ id }) => id)])
  const addresses = new Map(files.map(({ url, path }) => [decodePath(url), fileAddress(path)]))
  const mapping: Mapping = {
    idOf: (uuid) => uuid,
    isThere: (uuid) => there.has(uuid),
    addressOf: (address) => addresses.get(address),
    numberOf: () => undefined,
  }
  const numbers = new Map(whole.map(({ uuid, number }) => [uuid, number]))
  const pictures = new Set([...addresses.values()].map(decodePath))
  const taking: Taking = { skip, mapping, numbers, isPicture: (address) => pictures.has(decodePath(address)), taken: new Set() }
  return whole.flatMap((item) => {
    const [original, ...others] = item.texts.map((text, index) => viewOf(taking, item, { text, isOriginal: index === 0 }))
    return original === undefined ? [] : [asStored([original, ...others])]
  })
}

/** Drupal's account 1 belongs to the installation. It is pulled only as an author. */
function isInstaller({ type, uuid, number }: SiteItem, all: readonly SiteItem[]): boolean {
  const isAuthor = ({ texts }: SiteItem) => texts.some(({ values }) => linksIn(values.uid).some((link) => link.uuid === uuid))
  return type === "user--user" && number === 1 && !all.some(isAuthor)
}

/** Returns a required field without a value in one of the languages. */
function missingIn({ type, texts }: SiteItem): string | undefined {
  const required = Object.entries(fieldsOf(type)).filter(([, field]) => !isRelationship(field) && field.required === true)
  return required.map(([name]) => name).find((name) => texts.some(({ values }) => (values[name] ?? "") === ""))
}

type Taking = {
  readonly skip: Skip
  readonly mapping: Mapping
  readonly numbers: ReadonlyMap<string, number>
  readonly isPicture: (address: string) => boolean
  readonly taken: Set<string>
}

function viewOf(taking: Taking, item: SiteItem, { text, isOriginal }: { readonly text: SiteText; readonly isOriginal: boolean }): View {
  const { type, uuid, number } = item
  const { langcode, created, changed } = text
  const name = nameOf(item, langcode)
  const values = asThere(type, text.values, taking.mapping)
  const declared = Object.entries(fieldsOf(type))
  const label = labelFields[kindOf(type).entityType]
  const attributes = declared.filter(([field, rules]) => !isRelationship(rules) && field !== label && field !== "status")
  const fields = attributes.flatMap(([field, rules]) => {
    const value = takenValue(taking, rules, { name: `${name}: ${field}`, value: values[field] ?? null })
    return isSame(rules, value, unsetOf(rules)) && !("default" in rules) ? [] : [[field, value] as const]
  })
  const links = declared.filter(([, rules]) => isRelationship(rules))
  const references = links.map(([field]) => {
    const list = linksIn(values[field])
    if (list.length < linksIn(text.values[field]).length) taking.skip(`${name}: ${field} leads to what isn't taken`)
    return [field, list] as const
  })
  const [author] = linksIn(values.uid)
  return {
    ...{ type, uuid, id: number, langcode, created, changed },
    status: values.status === true,
    label: textOf(values[label]),
    uid: author === undefined ? null : (taking.numbers.get(author.uuid) ?? null),
    fields: { ...Object.fromEntries(fields), ...(type === "user--user" ? { roles: takenRoles(taking, name, values) } : {}) },
    references: Object.fromEntries(references),
    alias: takenAddress(taking, { type, langcode, name }, values.path),
    ...(isOriginal ? {} : { outdated: values[outdatedField] === true }),
  }
}

type NamedValue = { readonly name: string; readonly value: Json }

function takenValue(taking: Taking, field: Field, { name, value }: NamedValue): Json {
  if (isRelationship(field) || value === null) return unsetOf(field)
  if (Array.isArray(value)) {
    const list: readonly Json[] = value
    return list.map((one) => takenValue(taking, field, { name, value: one })).filter((one) => one !== null && !Array.isArray(one))
  }
  const fault = faultOf(field, value)
  if (fault !== null) {
    taking.skip(`${name} ${fault}`)
    return unsetOf(field)
  }
  if (field.type !== "text_with_summary" || !isJsonObject(value) || typeof value.value !== "string") return value
  const { text, removed, problem } = filterHtml(value.value, taking.isPicture)
  if (problem !== null) taking.skip(`${name}: ${inEnglish(problem)}`)
  for (const { what, count } of removed) taking.skip(`${name}: ${count} × ${what}, which this project's rich text doesn't have`)
  return { ...value, value: text }
}

function takenRoles({ skip }: Taking, name: string, { roles: roleList = [] }: Values): Json {
  const names: readonly Json[] = Array.isArray(roleList) ? roleList : []
  const isForeign = (role: Json) => typeof role !== "string" || !Object.hasOwn(roles, role)
  for (const role of names.filter(isForeign)) skip(`${name}: the role ${textOf(role)}`)
  return names.filter((role) => !isForeign(role))
}

type Addressee = Pick<StoredEntity, "type" | "langcode"> & { readonly name: string }

function takenAddress({ skip, taken }: Taking, { name, ...item }: Addressee, path: Json | undefined): string | null {
  if (typeof path !== "string") return null
  const claim = `${item.langcode} ${path.toLowerCase()}`
  const problem = taken.has(claim) ? "Another item has it." : (formProblem(path) ?? placeProblem(item.type, path))
  taken.add(claim)
  if (problem !== null) skip(`${name}: the address ${path}. ${inEnglish(problem)}`)
  return problem === null ? path : null
}
