import { kindOf } from "../../../contract/content.ts"
import { adviceOf } from "./advice.ts"
import { bodyFields, proseOf, textFields } from "./body.ts"
import type { FindTarget } from "../../lib/content/item-data.ts"
import { contentFields, type FieldContext, type SiteFile } from "./content-fields.ts"
import type { Entity } from "./entity.ts"
import type { FetchedFile } from "./files.ts"
import { otherPlaceNames } from "./place-names.ts"
import { collectProblems, type Problem } from "./problems.ts"
import { typeset } from "../../lib/text/typography.ts"

/** Finds the other facts that an item's fields depend on. */
export type Lookups = {
  readonly nodeId: (uuid: string) => string | undefined
  readonly file: (uuid: string) => SiteFile | undefined
  readonly fetched: (address: string) => FetchedFile | undefined
  readonly linkTarget: FindTarget
}
/** `related` is the id of the node with what is computed from other items; null for kinds without. */
export type Given = { readonly path: string | undefined; readonly related: string | null }

type Asked = { readonly lookup: keyof Lookups; readonly key: string; readonly answer: unknown }
export type ItemFields = {
  readonly entity: Entity
  readonly given: Given
  readonly asked: readonly Asked[]
  readonly fields: Readonly<Record<string, unknown>>
  readonly problems: readonly Problem[]
  readonly advice: readonly Problem[]
}

/** The fields of an item's node. Returns `before` if all that it was made from is still the same. */
export function itemFields(entity: Entity, given: Given, lookups: Lookups, before: ItemFields | undefined): ItemFields {
  const { path, related } = given
  const isSame = before?.entity === entity && before.given.path === path && before.given.related === related
  if (isSame && before.asked.every((one) => isStillSo(one, lookups))) return before
  const asked: Asked[] = []
  const noting =
    <Answer>(lookup: keyof Lookups, find: (key: string) => Answer) =>
    (key: string): Answer => {
      const answer = find(key)
      asked.push({ lookup, key, answer })
      return answer
    }
  const noted: Lookups = {
    nodeId: noting("nodeId", lookups.nodeId),
    file: noting("file", lookups.file),
    fetched: noting("fetched", lookups.fetched),
    linkTarget: noting("linkTarget", lookups.linkTarget),
  }
  const problems = collectProblems()
  const { body, texts } = proseOf(entity)
  const fields = {
    ...baseFields(entity),
    ...(body === undefined ? {} : { path, ...bodyFields(entity, body, noted.fetched) }),
    ...textFields(entity, texts, noted.fetched),
    ...siteContent(entity, { ...noted, problems }),
    ...(related === null ? {} : { related }),
  }
  const advice = collectProblems()
  adviceOf(entity, { body, texts }, noted).forEach(advice.add)
  return { entity, given, asked, fields, problems: problems.all(), advice: advice.all() }
}

function siteContent(entity: Entity, context: FieldContext): Record<string, unknown> {
  const fields = contentFields(entity, context)
  const { locality, postalCode, region } = fields
  return entity.type === "node--member" ? { ...fields, placeNames: otherPlaceNames({ locality, postalCode, region }) } : fields
}

function isStillSo({ lookup, key, answer }: Asked, lookups: Lookups): boolean {
  const now = lookups[lookup](key)
  return now === answer || (typeof now === "object" && JSON.stringify(now) === JSON.stringify(answer))
}

function baseFields({ type, uuid, number, langcode, label, changed, attributes }: Entity) {
  const name = kindOf(type).entityType === "taxonomy_term" ? "name" : "title"
  // No query asks for the revision: src/gatsby/stamps.ts does.
  return { drupalId: uuid, number, langcode, changed, vid: attributes.drupal_internal__vid, [name]: typeset(label, langcode) }
}
