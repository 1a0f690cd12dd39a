/** `npm run content -- pull` leaves out values that the content model has no field for. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fieldsOf, kindOf } from "#contract/content.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { unsetOf } from "#contract/field-types/field-types.ts"
import { isRelationship, labelFields, roles, type AttributeField } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { formProblem, placeProblem } from "#server/content/entities/alias-rules.ts"
import { decodePath, fileAddress, isLangcode, type StoredEntity } from "#server/content/entities/entity.ts"
import { englishText } from "#server/content/refusal-words.ts"
import { filterHtml } from "#server/content/validation/rich-text-filter.ts"
import { isJsonObject } from "#server/database/json.ts"
import { inParallel } from "#server/terminal/in-parallel.ts"
import { writeContent } from "#server/transfer/export.ts"
import { isPictureName, measure, fileNameOf as nameInFolder, nameProblem } from "#server/transfer/folder-files.ts"
import { faultOf } from "#server/transfer/format/field.ts"
import { asStored, type View } from "#server/transfer/format/views.ts"
import type { BackEnd } from "./back-end.ts"
import type { Client } from "./http/client.ts"
import { withAddresses } from "./mapping.ts"
import type { RunOutcome, Run } from "./push.ts"
import { usesIn } from "./remote-files.ts"
import { itemNameOf } from "./send-items.ts"
import { readSite, type SiteFile, type SiteItem, type SiteRedirect, type SiteText } from "./site-content.ts"
import { outdatedField, secondsIn, type ItemText } from "./item-text.ts"

export async function runPull(run: Run): Promise<RunOutcome> {
  // mkdtemp makes the folder readable by its owner only.
  const filesFolder = mkdtempSync(join(tmpdir(), "g30-pull-"))
  try {
    return await pullBeside(run, filesFolder)
  } finally {
    rmSync(filesFolder, { recursive: true, force: true })
  }
}

async function pullBeside({ backEnd, folder, options, output, progress }: Run, filesFolder: string): Promise<RunOutcome> {
  const { client, foreignKinds } = backEnd
  const site = await readSite(backEnd, progress)
  const skipped = foreignKinds.map((kind) => `the kind ${kind}`)
  const skip = (line: string) => void skipped.push(line)
  const isUsed = usesIn(site.items)
  const usedFiles = site.files.filter(({ entity, url }) => isUsed(entity.uuid, url))
  const files = await takenFiles(client, { filesFolder, used: usedFiles }, skip)
  const former = site.redirects.filter(isFormerAddress)
  const entities = takenEntities(backEnd, { items: site.items, files }, skip).map((entity) => withFormer(entity, former))
  const end = `${entities.length} items and ${files.length} files of ${client.base}`
  const lines = skipped.length === 0 ? [] : ["Skipped:", ...skipped.map((line) => `  ${line}`)]
  if (options.isDry) {
    output.write([...lines, `${end} would come. No folder was written.`, ""].join("\n"))
    return "done"
  }
  const redirects = site.redirects.filter((redirect) => !isFormerAddress(redirect))
  await writeContent(folder, { entities, files: files.map(({ entity }) => entity), filesFolder, redirects }, progress)
  output.write([...lines, `${folder} has ${end}. They hold drafts and mail addresses: keep them private.`, ""].join("\n"))
  return "done"
}

type Fetching = { readonly filesFolder: string; readonly used: readonly SiteFile[] }

async function takenFiles(client: Client, { filesFolder, used }: Fetching, skip: (line: string) => void): Promise<readonly SiteFile[]> {
  const outcomes = await inParallel(used, async (file) => {
    const isPicture = isPictureName(file.path)
    const place = join(filesFolder, file.path)
    const problem = nameProblem(nameInFolder(file.path), isPicture ? "images" : "attachments")
    if (problem === null) {
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(place, await client.bytes(file.url))
      const measured = await measure(place, isPicture)
      if (!("problem" in measured)) return [file]
      skip(`the file ${file.path}: ${measured.problem}`)
    } else skip(`the file ${file.path}: ${problem}`)
    return []
  })
  return outcomes.flat()
}

/** A Drupal doesn't mark former addresses. There, a redirect to an item in one language counts as one. */
function isFormerAddress({ isFormer, status, langcode, uri }: SiteRedirect): boolean {
  return /^entity:node\/\d+$/.test(uri) && (isFormer ?? (status === 301 && isLangcode(langcode)))
}

function withFormer(entity: StoredEntity, former: readonly SiteRedirect[]): StoredEntity {
  const own = former.filter(({ uri }) => entity.type.startsWith("node--") && uri === `entity:node/${entity.id ?? ""}`)
  return { ...entity, formerAliases: own.flatMap(({ path, langcode }) => (isLangcode(langcode) ? [{ alias: path, langcode }] : [])) }
}

type Skip = (line: string) => void
type Site = { readonly items: readonly SiteItem[]; readonly files: readonly SiteFile[] }

/** Calls `skip` for each value that is left out. */
function takenEntities({ isDrupal }: Pick<BackEnd, "isDrupal">, { items, files }: Site, skip: Skip): readonly StoredEntity[] {
  const whole = items.filter((item) => {
    const missing = missingIn(item)
    if (missing !== undefined) skip(`${itemNameOf(item)}: it has no ${missing}`)
    return missing === undefined && !(isDrupal && isInstaller(item, items))
  })
  const taking = takingOf({ items: whole, files }, skip)
  return whole.map((item) => {
    const [original, ...others] = item.texts
    return asStored([
      viewOf(taking, item, original),
      ...others.map((text) => ({ ...viewOf(taking, item, text), outdated: text.values[outdatedField] === true })),
    ])
  })
}

type Taking = ReturnType<typeof takingOf>

function takingOf({ items, files }: Site, skip: Skip) {
  const numbers = new Map<string | undefined, number>(items.map(({ uuid, number }) => [uuid, number]))
  const fileIds = new Set(files.map(({ entity }) => entity.uuid))
  const addresses = new Map(files.map(({ url, path }) => [decodePath(url), fileAddress(path)]))
  const pictures = new Set([...addresses.values()].map(decodePath))
  return {
    skip,
    isThere: (uuid: string) => numbers.has(uuid) || fileIds.has(uuid),
    isPicture: (address: string) => pictures.has(decodePath(address)),
    numberOf: (uuid: string | undefined) => numbers.get(uuid) ?? null,
    /** Replaces addresses of files by those that they get here. */
    htmlHere: (html: string) => withAddresses(html, { addressOf: (address) => addresses.get(address), numberOf: () => undefined }),
    /** Items that were read before have these addresses, each with its language. */
    takenAddresses: new Set<string>(),
  }
}

/** Drupal's account 1 belongs to the installation. It is pulled only as an author. */
function isInstaller({ type, uuid, number }: SiteItem, all: readonly SiteItem[]): boolean {
  const isAuthor = ({ links }: ItemText) => links.uid?.some((author) => author.uuid === uuid) === true
  return type === "user--user" && number === 1 && !all.some(({ texts }) => texts.some(isAuthor))
}

/** Returns a required field that is empty in one of the languages. */
function missingIn({ type, texts }: SiteItem): string | undefined {
  const required = Object.entries(fieldsOf(type)).filter(([, field]) => !isRelationship(field) && field.required === true)
  return required.map(([name]) => name).find((name) => texts.some(({ values }) => (values[name] ?? "") === ""))
}

function viewOf(taking: Taking, item: SiteItem, text: SiteText): View {
  const { type, uuid, langcode, values, links, resource } = text
  const name = itemNameOf(item, langcode)
  const label = labelFields[kindOf(type).entityType]
  const { created = null, changed = null } = resource.attributes
  const fields = Object.entries(fieldsOf(type)).flatMap(([field, rules]) => {
    if (isRelationship(rules) || field === label || field === "status") return []
    const value = takenValue(taking, rules, { name: `${name}: ${field}`, value: values[field] ?? null })
    const isUnset = JSON.stringify(value) === JSON.stringify(unsetOf(rules))
    return isUnset && !("default" in rules) ? [] : [[field, value] as const]
  })
  const { uid: authors = [], ...declared } = links
  const references = Object.entries(declared).map(([field, all]) => {
    const list = all.filter((link) => taking.isThere(link.uuid))
    if (list.length < all.length) taking.skip(`${name}: ${field} leads to what isn't taken`)
    return [field, list] as const
  })
  return {
    ...{ type, uuid, id: item.number, langcode, created: secondsIn(created ?? changed), changed: secondsIn(changed) },
    status: values.status === true,
    label: textOf(values[label]),
    uid: taking.numberOf(authors[0]?.uuid),
    fields: { ...Object.fromEntries(fields), ...(type === "user--user" ? { roles: takenRoles(taking, name, values.roles) } : {}) },
    references: Object.fromEntries(references),
    alias: takenAddress(taking, text, name),
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
  const { text, removed, problem } = filterHtml(taking.htmlHere(textOf(value.value)), taking.isPicture)
  if (problem !== null) taking.skip(`${name}: ${englishText(problem)}`)
  for (const { what, count } of removed) taking.skip(`${name}: ${count} × ${what}, which this project's rich text doesn't have`)
  return { ...value, value: text }
}

function takenRoles({ skip }: Taking, name: string, roleIds: Json = []): readonly string[] {
  const names = Array.isArray(roleIds) ? roleIds.map(textOf) : []
  for (const role of names.filter((one) => !Object.hasOwn(roles, one))) skip(`${name}: the role ${role}`)
  return names.filter((role) => Object.hasOwn(roles, role))
}

function takenAddress({ skip, takenAddresses }: Taking, { type, langcode, values: { path } }: ItemText, name: string): string | null {
  if (typeof path !== "string") return null
  const claim = `${langcode} ${path.toLowerCase()}`
  const problem = takenAddresses.has(claim) ? "Another item has it." : (formProblem(path) ?? placeProblem(type, path))
  takenAddresses.add(claim)
  if (problem !== null) skip(`${name}: the address ${path}. ${englishText(problem)}`)
  return problem === null ? path : null
}
