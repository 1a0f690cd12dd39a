import { kindOf } from "#contract/content.ts"
import { isJsonObject } from "#server/database/json.ts"
import type { BackEnd } from "./back-end.ts"
import type { FilePlan } from "./remote-files.ts"
import { itemTypes, type Item } from "./item.ts"
import { asThere } from "./mapping.ts"
import { isOpen, type Change, type State, type Verdict } from "./remote-plan.ts"
import { nameOf } from "./send-items.ts"
import { isUnfiltered } from "./filtered-text.ts"

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

/** Returns the values that the remote site has no field for, and its required fields that we don't fill. */
export function shortcomings({ fields, isDrupal, hasRedirects }: BackEnd, items: readonly Item[]): readonly string[] {
  const required = itemTypes.flatMap((type) => {
    const own = items.filter((item) => item.type === type)
    return [...(fields?.get(type) ?? [])].flatMap(([name, isRequired]) => {
      const empty = own.filter((item) => isRequired && !isFilled(item, name)).length
      return empty === 0 ? [] : [`${type}.${name}: the site requires it, and ${empty} of our items have no value for it.`]
    })
  })
  return [
    ...(hasRedirects ? [] : ["The site has no redirects, so they are left out. On a Drupal, install the module redirect."]),
    ...required,
    ...(isDrupal && fields === null ? ["Only account 1, or one that may administer fields, sees which fields the site requires."] : []),
  ]
}

function isFilled({ texts: [original] }: Item, name: string): boolean {
  const value = original?.values[name] ?? ""
  return value !== "" && !(Array.isArray(value) && value.length === 0)
}
