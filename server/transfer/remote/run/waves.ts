/** The order in which items are written, so that most references lead to what is there already. */
import { fieldNames, fieldNamed, linksIn, type Item, type Values } from "../items/item.ts"
import { namedIn, withoutMissing } from "../items/texts.ts"
import { isRelationship } from "#contract/fields.ts"

/** The UUIDs that an item refers to: by its fields, its author, its texts and links, and that of the item that it translates. */
export function referencesOf({ type, uuid, translation, values }: Item): readonly string[] {
  const found = fieldNames({ type, translation }).flatMap((name) => {
    const field = fieldNamed(type, name)
    if (field === undefined) return name === "uid" ? linksIn(values[name]).map((link) => link.uuid) : []
    return isRelationship(field) ? linksIn(values[name]).map((link) => link.uuid) : namedIn(field, values[name] ?? null)
  })
  return [...new Set([...(translation === undefined ? [] : [translation.of]), ...found])].filter((other) => other !== uuid)
}

/** The item without references to what isn't there yet. */
export function withoutMissingReferences(item: Item, isThere: (uuid: string) => boolean): Item {
  const isKnown = (uuid: string) => isThere(uuid) || uuid === item.uuid
  const values = Object.entries(item.values).map(([name, value]) => {
    const field = fieldNamed(item.type, name)
    const isLinked = name === "uid" || (field !== undefined && isRelationship(field))
    if (isLinked) return [name, linksIn(value).filter(({ uuid }) => isKnown(uuid))] as const
    return [name, field === undefined ? value : withoutMissing(field, value, isKnown)] as const
  })
  return { ...item, values: Object.fromEntries(values) satisfies Values }
}

/** Takes the next items whose references are all there. In a circle it takes the one that lacks least; its second write brings the rest. */
export function nextWave<T extends { readonly item: Item }>(waiting: readonly T[], isThere: (uuid: string) => boolean): readonly T[] {
  const coming = new Set(waiting.map(({ item }) => item.uuid))
  const missing = (thing: T) => referencesOf(thing.item).filter((uuid) => coming.has(uuid) && !isThere(uuid)).length
  const counted = waiting.map((thing) => ({ thing, lacks: missing(thing) }))
  const ready = counted.filter(({ lacks }) => lacks === 0)
  if (ready.length > 0) return ready.map(({ thing }) => thing)
  const least = Math.min(...counted.map(({ lacks }) => lacks))
  return counted
    .filter(({ lacks }) => lacks === least)
    .slice(0, 1)
    .map(({ thing }) => thing)
}
