/** An item of a back end as a document that the database's own rules check. */
import { isRelationship, targetOf } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { fromSeconds } from "#contract/agenda/brussels.ts"
import type { Database } from "#server/database/open.ts"
import type { Sent, SentLinkage } from "#server/content/validation/sent.ts"
import { fieldNamed, linksIn, type Item } from "../items/item.ts"
import { fromCommon, type Places } from "../items/texts.ts"

export type Storing = {
  readonly db: Database
  readonly now: Date
  readonly places: Places
  readonly isShared: (type: Item["type"], name: string) => boolean
}

export function sentItem({ type, values }: Item, names: readonly string[], places: Places): Sent {
  const attributes: [string, Json][] = []
  const relationships: [string, SentLinkage][] = []
  for (const name of names) {
    const value = values[name] ?? null
    const field = fieldNamed(type, name)
    if (field !== undefined && isRelationship(field)) {
      const identifiers = linksIn(value).map(({ uuid, meta }) => ({ type: targetOf(field), id: uuid, meta }))
      relationships.push([name, { isList: field.many === true, identifiers }])
    } else if (name === "uid") {
      relationships.push([
        name,
        { isList: false, identifiers: linksIn(value).map(({ uuid }) => ({ type: "user--user", id: uuid, meta: {} })) },
      ])
    } else if (field !== undefined) attributes.push([name, fromCommon(field, value, places)])
    else if (name === "created") attributes.push([name, fromSeconds(Number(value))])
    else if (name === "path") attributes.push([name, { alias: value }])
    else attributes.push([name, value])
  }
  return { attributes: Object.fromEntries(attributes), relationships: Object.fromEntries(relationships) }
}
