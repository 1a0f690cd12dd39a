import { kindOf } from "#contract/content.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { isJsonObject } from "#server/database/json.ts"
import type { BackEnd } from "./back-end.ts"
import { documentOf } from "./document.ts"
import type { FilePlan } from "./remote-files.ts"
import { fieldsThere, isOpen, type Change, type State, type Verdict } from "./remote-plan.ts"
import { nameOf } from "./send-items.ts"
import { isUnfiltered } from "./filtered-text.ts"
import type { SiteContent } from "./site-content.ts"
import { itemTypes, valueOf } from "./values.ts"

/** Returns the open changes, a line each. A push ends after a round that changes none of them. */
export function openIn({ changes, redirects }: Pick<State, "changes" | "redirects">): readonly string[] {
  const open = changes
    .filter(isOpen)
    .flatMap(({ item, texts }) =>
      texts.flatMap(({ names, view }) => (names.length === 0 ? [] : [`${nameOf(item, view.langcode)}: ${names.join(", ")}`])),
    )
  return [...open, ...redirects.map(({ redirect }) => `The redirect from ${redirect.path} to ${redirect.uri}`)]
}

export function differences(state: State): readonly string[] {
  const apart = state.changes.filter(({ verdict }) => verdict === "apart")
  return [
    ...openIn(state),
    ...apart.map(({ item }) => `${nameOf(item)}: its original is in another language there. Delete it at one side.`),
  ]
}

/** Rich texts that visitors get otherwise than they are stored, by the filters of the site. */
export function filteredTexts({ changes, mapping }: State): readonly string[] {
  return changes.flatMap(({ item, texts }) =>
    texts.flatMap(({ view, there }) => {
      const document = documentOf(view, mapping)
      const filtered = Object.entries(there?.attributes ?? {}).filter(([name, theirs]) => {
        if (!isJsonObject(theirs) || typeof theirs.processed !== "string") return false
        const ours = valueOf(document, name)
        return isJsonObject(ours) && !isUnfiltered(textOf(ours.value), theirs.processed)
      })
      return filtered.map(([name]) => `${nameOf(item, view.langcode)}: visitors get another ${name} than it has`)
    }),
  )
}

export function summary({ changes, redirects, site }: State, files: readonly FilePlan[]): readonly string[] {
  const count = (list: readonly Change[], kind: Verdict) => list.filter(({ verdict }) => verdict === kind).length
  const rows = itemTypes.map((type) => {
    const ofKind = changes.filter(({ item }) => item.type === type)
    return `${kindOf(type).plural}: ${count(ofKind, "create")} to create, ${count(ofKind, "change")} to change, ${count(ofKind, "same")} the same`
  })
  const shared = new Set(changes.map(({ there }) => there?.uuid))
  const isNew = files.filter(({ there }) => there === undefined).length
  return [
    ...rows,
    `Files: ${isNew} to send, ${files.length - isNew} the same. Redirects: ${redirects.length} to send.`,
    `Only at the site, and left alone: ${site.items.filter(({ uuid }) => !shared.has(uuid)).length}.`,
  ]
}

/** What the site has no place for, and what it requires that we don't fill. */
export function shortcomings(backEnd: BackEnd, items: readonly StoredEntity[], { items: there }: SiteContent): readonly string[] {
  const { fields, isDrupal, hasRedirects } = backEnd
  const hasField = fieldsThere(backEnd, there)
  const all = (type: ResourceType) => items.filter((item) => item.type === type)
  const filled = (type: ResourceType, name: string) => all(type).filter((item) => isFilled(item, name)).length
  const lacks = [
    ...(hasRedirects ? [] : ["redirects"]),
    ...itemTypes.flatMap((type) =>
      Object.keys(kindOf(type).fields)
        .filter((name) => !hasField(type, name) && filled(type, name) > 0)
        .map((name) => `${type}.${name}`),
    ),
  ]
  const required = itemTypes.flatMap((type) =>
    [...(fields?.get(type) ?? [])].flatMap(([name, isRequired]) => {
      const empty = all(type).length - filled(type, name)
      return isRequired && empty > 0 ? [`${type}.${name}: the site requires it, and ${empty} of our items have no value for it.`] : []
    }),
  )
  return [
    ...lacks.map((what) => `The site has no ${what}, so it is left out. On a Drupal, apply the recipe.`),
    ...required,
    ...(isDrupal && fields === null ? ["Only account 1, or one that may administer fields, sees which fields the site requires."] : []),
  ]
}

function isFilled({ fields, references }: StoredEntity, name: string): boolean {
  const value = fields[name] ?? references[name] ?? ""
  return value !== "" && !(Array.isArray(value) && value.length === 0)
}
