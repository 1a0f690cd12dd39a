/** A part of the demo that is pushed in seconds: items of every kind, language and field, with what they refer to. */
import { copyFileSync, mkdirSync } from "node:fs"
import { dirname, join } from "node:path"
import { resourceTypes } from "#contract/content.ts"
import { hasOwnReferences, type Entity, type StoredReference } from "#server/content/entities/entity.ts"
import { readEntities } from "#server/content/entities/read.ts"
import { localContent, type LocalContent } from "#server/transfer/remote/items/local-items.ts"
import { fieldNames, type Item } from "#server/transfer/remote/items/item.ts"
import { referencesOf } from "#server/transfer/remote/run/waves.ts"
import { aHome, type Home } from "./content-folder.ts"
import { aDemoHome } from "./transfer.ts"
import { put } from "./transferred.ts"

/** Of each list that all languages share. More would bring most of the demo. */
const mostReferences = 2

export async function aSmallHome(): Promise<Home> {
  const [demo, home] = [await aDemoHome(), aHome()]
  put(
    demo.db,
    ...resourceTypes
      .flatMap((type) => readEntities(demo.db, type))
      .map((entity) => withReferencesIf(entity, (_, index) => index < mostReferences)),
  )
  const content = localContent(demo.db)
  const kept = withReferences(content, examplesOf(content.items))
  const entities = resourceTypes.flatMap((type) => readEntities(demo.db, type)).filter(({ uuid }) => kept.has(uuid))
  put(home.db, ...entities.map((entity) => withReferencesIf(entity, ({ uuid }) => kept.has(uuid))))
  for (const { path } of content.files.filter(({ uuid }) => kept.has(uuid))) {
    mkdirSync(dirname(join(home.files, path)), { recursive: true })
    copyFileSync(join(demo.files, path), join(home.files, path))
  }
  demo.db.close()
  return home
}

/** The item with those of the references that all its languages share for which `keep` holds. */
function withReferencesIf(entity: Entity, keep: (reference: StoredReference, index: number) => boolean): Entity {
  const { type, references } = entity
  const some = Object.entries(references).map(([name, list]) => [name, hasOwnReferences(type, name) ? list : list.filter(keep)] as const)
  return { ...entity, references: Object.fromEntries(some) }
}

/** Each item that has something that none before it has: a kind in certain languages, or a field with a value. */
function examplesOf(items: readonly Item[]): readonly string[] {
  const seen = new Set<string>()
  const originals = items.filter(({ translation }) => translation === undefined)
  return originals.flatMap((item) => {
    const features = featuresOf(
      item,
      items.filter(({ translation }) => translation?.of === item.uuid),
    )
    const isNew = features.some((feature) => !seen.has(feature))
    for (const feature of features) seen.add(feature)
    return isNew ? [item.uuid] : []
  })
}

function featuresOf(item: Item, translations: readonly Item[]): readonly string[] {
  const states = [item, ...translations].map(({ values }) => `${String(values.langcode)} ${String(values.status)}`)
  const set = fieldNames(item).filter((name) => !["null", "[]", "false", '""'].includes(JSON.stringify(item.values[name] ?? null)))
  return [`${item.type} ${states.join(" ")}`, ...set.map((name) => `${item.type} ${name}`)]
}

/** The examples with all that they refer to; of that the files and accounts alone. */
function withReferences({ items, files }: LocalContent, examples: readonly string[]): ReadonlySet<string> {
  const isWhole = new Set([...files.map(({ uuid }) => uuid), ...items.filter(({ type }) => type === "user--user").map(({ uuid }) => uuid)])
  const namedBy = (uuids: readonly string[]) =>
    items.filter(({ uuid, translation }) => uuids.includes(translation?.of ?? uuid)).flatMap((item) => referencesOf(item))
  const near = [...examples, ...namedBy(examples)]
  return new Set([...near, ...namedBy(near).filter((uuid) => isWhole.has(uuid))])
}
