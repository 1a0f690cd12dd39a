import sanitizeHtml from "sanitize-html"
import { kindOf } from "#contract/content.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { isJsonObject } from "#server/database/json.ts"
import type { BackEnd } from "./back-end.ts"
import type { FilePlan } from "./remote-files.ts"
import { fieldsThere, isOpen, type ItemPlan, type RemotePlan, type Verdict } from "./remote-plan.ts"
import { itemNameOf } from "./send-items.ts"
import { itemTypes } from "./item-text.ts"

/** Returns a line for each open change. A push ends after a round that changes none of them. */
export function openIn({ changes, redirects }: Pick<RemotePlan, "changes" | "redirects">): readonly string[] {
  const open = changes
    .filter(isOpen)
    .flatMap(({ item, texts }) =>
      texts.flatMap(({ names, view }) => (names.length === 0 ? [] : [`${itemNameOf(item, view.langcode)}: ${names.join(", ")}`])),
    )
  return [...open, ...redirects.map(({ redirect }) => `The redirect from ${redirect.path} to ${redirect.uri}`)]
}

export function differences(state: RemotePlan): readonly string[] {
  const apart = state.changes.filter(({ verdict }) => verdict === "apart")
  return [
    ...openIn(state),
    ...apart.map(({ item }) => `${itemNameOf(item)}: its original is in another language there. Delete it at one side.`),
  ]
}

/** The site's filters change these texts before visitors get them. */
export function filteredTexts({ changes, mapping }: RemotePlan): readonly string[] {
  return changes.flatMap(({ item, texts }) =>
    texts.flatMap(({ view, there }) => {
      const { values } = mapping.textThere(view)
      const filtered = Object.entries(there?.resource.attributes ?? {}).filter(([name, theirs]) => {
        const { [name]: ours = null } = values
        return (
          isJsonObject(theirs) &&
          isJsonObject(ours) &&
          typeof theirs.processed === "string" &&
          !isUnfiltered(textOf(ours.value), theirs.processed)
        )
      })
      return filtered.map(([name]) => `${itemNameOf(item, view.langcode)}: visitors get another ${name} than it has`)
    }),
  )
}

/** Tells whether visitors get the whole text: the same words, and the same tags with at least our attributes. */
function isUnfiltered(html: string, processed: string): boolean {
  const [ours, theirs] = [partsOf(html), partsOf(processed)]
  return ours.length === theirs.length && ours.every((part, index) => isPart(part, theirs[index] ?? ""))
}

function isPart(ours: string, theirs: string): boolean {
  if (!ours.startsWith("<")) return ours === theirs
  const pieces = ours.match(/^<[^\s>]+|\s[\w-]+="[^"]*"/g) ?? []
  return pieces.every((piece) => theirs.includes(piece))
}

/** Returns the tags and the words between them, in one spelling. */
function partsOf(html: string): readonly string[] {
  const spelling = sanitizeHtml(html, { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true })
  const parts = spelling.split(/(<[^>]*>)/).map((part) => part.replaceAll(/\s+/g, " ").trim())
  return parts.filter((part) => part !== "")
}

export function summary({ changes, redirects, site }: RemotePlan, files: readonly FilePlan[]): readonly string[] {
  const count = (list: readonly ItemPlan[], kind: Verdict) => list.filter(({ verdict }) => verdict === kind).length
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

/** Names the fields that the site lacks, and fields that it requires but our items leave empty. */
export function shortcomings(backEnd: BackEnd, { changes, site }: RemotePlan): readonly string[] {
  const { fields, isDrupal, hasRedirects } = backEnd
  const isField = fieldsThere(backEnd, site)
  const filled = (type: string, name: string) => changes.filter(({ item }) => item.type === type && isFilled(item, name)).length
  const lacks = itemTypes.flatMap((type) =>
    Object.keys(kindOf(type).fields).flatMap((name) => (!isField(type, name) && filled(type, name) > 0 ? [`${type}.${name}`] : [])),
  )
  const required = [...fields].flatMap(([place, isRequired]) => {
    const [type = "", name = ""] = place.split(".")
    const empty = changes.filter(({ item }) => item.type === type).length - filled(type, name)
    return isRequired && empty > 0 ? [`${place}: the site requires it, and ${empty} of our items have no value for it.`] : []
  })
  return [
    ...[...(hasRedirects ? [] : ["redirects"]), ...lacks].map(
      (what) => `The site has no ${what}, so it is left out. On a Drupal, apply the recipe.`,
    ),
    ...required,
    ...(isDrupal && fields.size === 0 ? ["Only account 1, or one that may administer fields, sees which fields the site requires."] : []),
  ]
}

function isFilled({ fields, references }: StoredEntity, name: string): boolean {
  const value = fields[name] ?? references[name] ?? ""
  return value !== "" && !(Array.isArray(value) && value.length === 0)
}
