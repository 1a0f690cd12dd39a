import { fieldsOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { type FieldValue, type Values, isRichText } from "#dashboard/items/values.ts"
import { inertBody } from "#lib/prose/inert-body.ts"
import { linkFindings, pictureFindings, summaryFindings, titleFindings } from "./rules/field-findings.ts"
import { type Finding, elementsIn } from "./rules/finding.ts"
import { textFindings } from "./rules/text-findings.ts"
import { appWords } from "#dashboard/strings/words.ts"

const nothing: ReadonlySet<string> = new Set()

/** Checks an item. `missing` are the paths of this site that do not exist. */
export function findingsIn(type: ResourceType, values: Values, missing = nothing): readonly Finding[] {
  const texts = Object.entries(fieldsOf(type)).flatMap(([field, { type: fieldType }]) => {
    const value = values[field]
    // The user can't correct a text that the form only shows.
    const isEdited = fieldType === "text_with_summary" && isRichText(value) && value.foreign === undefined
    return isEdited ? textFindings(field, value.value, missing) : []
  })
  return distinguishIds([
    ...titleFindings(values),
    ...summaryFindings(type, values),
    ...pictureFindings(type, values),
    ...texts,
    ...linkFindings(type, values, missing),
  ])
}

/** Returns the first error of each rich text, by field. The form's rules check the pictures in fields. */
export function textErrorsIn(type: ResourceType, values: Values): Readonly<Record<string, string>> {
  const errors = findingsIn(type, values).filter(({ severity, field }) => severity === "error" && isRichText(values[field]))
  const sentenceOf = ({ check, field, message }: Finding) =>
    check === "altMissing"
      ? appWords.editorRules.alts(undescribedPictures(values[field]), appWords.model.fieldsOf(type)[field]?.label ?? field)
      : message
  return Object.fromEntries(errors.toReversed().map((error) => [error.field, sentenceOf(error)]))
}

/** Returns the numbers, from 1, of the pictures of a text that have no alternative text. */
function undescribedPictures(text: FieldValue | undefined): readonly number[] {
  const pictures = isRichText(text) ? elementsIn(inertBody(text.value), "img") : []
  return pictures.flatMap((picture, index) => (picture.hasAttribute("alt") ? [] : [index + 1]))
}

/** Makes the ids of equal findings differ. */
function distinguishIds(findings: readonly Finding[]): readonly Finding[] {
  return findings.map((finding, index) => {
    const before = findings.slice(0, index).filter(({ id }) => id === finding.id).length
    return before === 0 ? finding : { ...finding, id: `${finding.id} ${before + 1}` }
  })
}
