import { kindOf } from "#contract/content.ts"
import { roles } from "#contract/fields.ts"
import { isJsonObject } from "#server/database/json.ts"
import type { BackEnd } from "./back-end.ts"
import type { FilePlan } from "./remote-files.ts"
import { itemTypes, type Item } from "./item.ts"
import { asThere } from "./mapping.ts"
import { fieldsThere, isOpen, type Change, type State, type Verdict } from "./remote-plan.ts"
import { nameOf } from "./send-items.ts"
import { isUnfiltered } from "./filtered-text.ts"
import type { SiteContent } from "./site-content.ts"

/** Returns the open changes, a line each. A push ends after a round that changes none of them. */
export function openIn({ changes, redirects }: Pick<State, "changes" | "redirects">): readonly string[] {
  const open = changes
    .filter(isOpen)
    .flatMap(({ item, texts }) =>
      texts.flatMap(({ names, text }) => (names.length === 0 ? [] : [`${nameOf(item, text.langcode)}: ${names.join(", ")}`])),
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
    texts.flatMap(({ text, there }) => {
      const values = asThere(item.type, text.values, mapping)
      const hiddenTexts = [...(there?.processed ?? [])].filter(([name, processed]) => {
        const value = values[name] ?? null
        return isJsonObject(value) && typeof value.value === "string" && !isUnfiltered(value.value, processed)
      })
      return hiddenTexts.map(([name]) => `${nameOf(item, text.langcode)}: visitors get another ${name} than it has`)
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
export function shortcomings(backEnd: BackEnd, items: readonly Item[], { items: there }: SiteContent): readonly string[] {
  const { kinds, fields, isDrupal, roleIds, hasRedirects } = backEnd
  const hasField = fieldsThere(backEnd, there)
  const filled = (type: Item["type"], name: string) => items.filter((item) => item.type === type && isFilled(item, name)).length
  const all = (type: Item["type"]) => items.filter((item) => item.type === type).length
  const lacks = [
    ...itemTypes.filter((type) => !kinds.includes(type)),
    ...(hasRedirects ? [] : ["redirects"]),
    ...(isDrupal ? Object.keys(roles).filter((role) => !roleIds.has(role)) : []),
    ...kinds.flatMap((type) =>
      Object.keys(kindOf(type).fields)
        .filter((name) => !hasField(type, name) && filled(type, name) > 0)
        .map((name) => `${type}.${name}`),
    ),
  ]
  const required = kinds.flatMap((type) =>
    [...(fields?.get(type) ?? [])]
      .filter(([name, isRequired]) => isRequired && filled(type, name) < all(type))
      .map(([name]) => `${type}.${name}: the site requires it, and ${all(type) - filled(type, name)} of our items have no value for it.`),
  )
  return [
    ...lacks.map((what) => `The site has no ${what}, so it is left out. On a Drupal, apply the recipe.`),
    ...required,
    ...(isDrupal && fields === null ? ["Only account 1, or one that may administer fields, sees which fields the site requires."] : []),
  ]
}

function isFilled({ texts: [original] }: Item, name: string): boolean {
  const value = original?.values[name] ?? ""
  return value !== "" && !(Array.isArray(value) && value.length === 0)
}
