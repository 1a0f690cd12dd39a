import { isDeepStrictEqual } from "node:util"
import { fieldsOf } from "#contract/content.ts"
import { isRelationship, type Langcode } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { canonicalFields, fieldsIn, type Entity, type StoredEntity, type StoredReference } from "./entity.ts"

type Saved = { readonly before: Entity; readonly after: StoredEntity }
type Mark = {
  readonly language: Langcode
  /** `false` confirms the translation, and `true` marks it as outdated. */
  readonly outdated: Json | undefined
}

export function withMarks({ before, after }: Saved, { language, outdated }: Mark): StoredEntity {
  const { translations = [] } = after
  if (translations.length === 0) return after
  if (language === after.langcode) {
    if (!isToBeTranslated(before, after)) return after
    return { ...after, translations: translations.map((one) => ({ ...one, outdated: true })) }
  }
  if (typeof outdated !== "boolean") return after
  // A client that sends a whole resource back unchanged confirms nothing.
  const marked = translations.map((one) => (one.langcode === language ? { ...one, outdated, isConfirmed: one.outdated && !outdated } : one))
  return { ...after, translations: marked }
}

function isToBeTranslated(before: Entity, after: StoredEntity): boolean {
  const textsOf = ({ type, fields }: Pick<StoredEntity, "type" | "fields">) =>
    fieldsIn(type, canonicalFields({ type, fields }), "translated")
  if (before.label !== after.label || !isDeepStrictEqual(textsOf(before), textsOf(after))) return true
  return Object.entries(fieldsOf(after.type)).some(([name, field]) => {
    if (!isRelationship(field) || field.translatable !== true) return false
    const [former, present] = [before.references[name] ?? [], after.references[name] ?? []]
    return field.type === "image" ? hasNewWords(former, present) : !isDeepStrictEqual(describedIn(former), describedIn(present))
  })
}

/** Tells whether readers see new words. A removed or moved picture leaves nothing to translate. */
function hasNewWords(before: readonly StoredReference[], after: readonly StoredReference[]): boolean {
  const formerWords = new Map(before.map((reference) => [reference.uuid, wordsOf(reference)]))
  return after.some((reference) => !isDeepStrictEqual(formerWords.get(reference.uuid) ?? { alt: "", title: "" }, wordsOf(reference)))
}

function wordsOf({ meta: { alt = null, title = null } }: StoredReference) {
  return { alt: alt ?? "", title: title ?? "" }
}

function describedIn(references: readonly StoredReference[]) {
  return references.map(({ uuid, meta: { description = null } }) => ({ uuid, description: description ?? "" }))
}
