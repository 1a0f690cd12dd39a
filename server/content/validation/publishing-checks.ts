/** Only a write that publishes is refused, so incomplete content that is public already stays public. */
import { withPrefix, codedWords } from "#server/content/refusal-words.ts"
import { fieldsOf, kindOf } from "#contract/content.ts"
import { text_with_summary } from "#contract/field-types/rich-text.ts"
import { daysAhead, isUntouchedCopy } from "#contract/publishable.ts"
import type { Entity, StoredEntity } from "#server/content/entities/entity.ts"
import type { Violations } from "./write-document.ts"

type Publishing = {
  /** Is the text before the write; absent for a new item. */
  readonly current?: Entity | undefined
  readonly original?: Entity | undefined
  readonly now: Date
  readonly violations: Violations
}

export function checkPublishable(entity: StoredEntity, publishing: Publishing): void {
  if (kindOf(entity.type).entityType !== "node") return
  const { current, violations } = publishing
  const isBeingPublished = entity.status && current?.status !== true
  const isPublicElsewhere = () => current?.languages.some(({ langcode, status }) => status && langcode !== entity.langcode) === true
  for (const name of daysAhead(entity.type, entity.fields, publishing.now)) {
    const isNew = entity.fields[name] !== current?.fields[name]
    if (isBeingPublished || (isNew && (entity.status || isPublicElsewhere())))
      violations.add(withPrefix(`${name}: `, codedWords("day-to-come")), `/data/attributes/${name}`)
  }
  if (isBeingPublished) checkTranslated(entity, publishing)
}

function checkTranslated(entity: StoredEntity, { original, violations }: Publishing): void {
  if (original === undefined || original.langcode === entity.langcode || !isUntouchedCopy(wordsOf(entity), wordsOf(original))) return
  const name = textFieldOf(entity)
  violations.add(withPrefix(`${name}: `, codedWords("text-of-original")), `/data/attributes/${name}`)
}

function wordsOf(entity: Pick<StoredEntity, "type" | "label" | "fields">) {
  return { label: entity.label, text: text_with_summary.read(entity.fields[textFieldOf(entity)]) }
}

function textFieldOf({ type }: Pick<StoredEntity, "type">): string {
  return Object.entries(fieldsOf(type)).find(([, field]) => field.type === "text_with_summary")?.[0] ?? ""
}
