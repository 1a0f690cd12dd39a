/** A part of the demo that is pushed in seconds: items of every kind, language and field, with what they refer to. */
import { copyFileSync, mkdirSync } from "node:fs"
import { dirname, join } from "node:path"
import { resourceTypes } from "#contract/content.ts"
import { fileAddress, hasOwnReferences, type Entity, type StoredReference } from "#server/content/entities/entity.ts"
import { readEntities } from "#server/content/entities/read.ts"
import { aHome, type Home } from "./content-folder.ts"
import { aDemoHome } from "./transfer.ts"
import { put } from "./transferred.ts"

/** Of each list that all languages share. More would bring most of the demo. */
const mostReferences = 2

export async function aSmallHome(): Promise<Home> {
  const [demo, home] = [await aDemoHome(), aHome()]
  const all = resourceTypes
    .flatMap((type) => readEntities(demo.db, type))
    .map((entity) => withReferencesIf(entity, (_, index) => index < mostReferences))
  const chosen = withTargets(all, examplesOf(all.filter(({ type }) => type !== "file--file")))
  const entities = all.filter(({ uuid }) => chosen.has(uuid))
  put(home.db, ...entities.map((entity) => withReferencesIf(entity, ({ uuid }) => chosen.has(uuid))))
  for (const path of entities.flatMap(pathsOf)) {
    mkdirSync(dirname(join(home.files, path)), { recursive: true })
    copyFileSync(join(demo.files, path), join(home.files, path))
  }
  demo.db.close()
  return home
}

function pathsOf({ fields: { uri } }: Entity): readonly string[] {
  return typeof uri === "string" ? [uri.replace("public://", "")] : []
}

/** The item with those of the references that all its languages share for which `keep` holds. */
function withReferencesIf(entity: Entity, keep: (reference: StoredReference, index: number) => boolean): Entity {
  const { type, references } = entity
  const some = Object.entries(references).map(([name, list]) => [name, hasOwnReferences(type, name) ? list : list.filter(keep)] as const)
  return { ...entity, references: Object.fromEntries(some) }
}

/** Each item that has something that none before it has: a kind in certain languages, or a field with a value. */
function examplesOf(items: readonly Entity[]): readonly Entity[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const features = featuresOf(item)
    const isNew = features.some((feature) => !seen.has(feature))
    for (const feature of features) seen.add(feature)
    return isNew
  })
}

function featuresOf(item: Entity): readonly string[] {
  const texts = [item, ...item.translations]
  const states = texts.map(({ langcode, status }) => `${langcode} ${String(status)}`).join(" ")
  const names = texts.flatMap(({ fields, references }) => [
    ...Object.entries(fields).flatMap(([name, value]) => (value === false ? [] : [name])),
    ...Object.entries(references).flatMap(([name, list]) => (list.length === 0 ? [] : [name])),
  ])
  return [states, ...names].map((feature) => `${item.type} ${feature}`)
}

/** The examples with all that they refer to; of that the files and accounts alone. */
function withTargets(all: readonly Entity[], examples: readonly Entity[]): ReadonlySet<string> {
  const namedBy = (items: readonly Entity[]) => {
    const named = new Set(items.flatMap(targetsOf))
    const texts = JSON.stringify(items)
    return all.filter((one) => named.has(one.uuid) || pathsOf(one).some((path) => texts.includes(fileAddress(path))))
  }
  const near = [...examples, ...namedBy(examples)]
  const far = namedBy(near).filter(({ type }) => type === "file--file" || type === "user--user")
  return new Set([...near, ...far].map(({ uuid }) => uuid))
}

function targetsOf(item: Entity): readonly string[] {
  return [item, ...item.translations].flatMap(({ references, author }) => [
    ...Object.values(references).flatMap((list) => list.map(({ uuid }) => uuid)),
    ...(author === null ? [] : [author.uuid]),
  ])
}
