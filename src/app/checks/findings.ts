import { fieldsOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { isRichText } from "#app/resources/value-kinds.ts"
import type { FieldValue, Values } from "#app/resources/values.ts"
import { inertBody } from "#lib/prose/inert-body.ts"
import { editorRules as rules } from "#app/strings/editor.ts"
import { linkFindings, pictureFindings, summaryFindings, titleFindings } from "./field-findings.ts"
import type { Finding } from "./finding.ts"
import { elementsIn } from "./text/elements.ts"
import { textFindings } from "./text-findings.ts"

const nothing: ReadonlySet<string> = new Set()

/** What readers of an item would stumble over. `missing` are the addresses of this site that nothing has. */
export function findingsIn(type: ResourceType, values: Values, missing = nothing): readonly Finding[] {
  const texts = Object.entries(fieldsOf(type)).flatMap(([field, { type: fieldType }]) => {
    const value = values[field]
    return fieldType === "text_with_summary" && isRichText(value) ? textFindings(field, value.value, missing) : []
  })
  return numbered([
    ...titleFindings(values),
    ...summaryFindings(type, values),
    ...pictureFindings(type, values),
    ...texts,
    ...linkFindings(type, values, missing),
  ])
}

/** The sentence for each field whose text has errors. Those of pictures in fields are among the rules of the form. */
export function textErrorsIn(type: ResourceType, values: Values): Readonly<Record<string, string>> {
  const errors = findingsIn(type, values).filter(({ severity, field }) => severity === "error" && isRichText(values[field]))
  const sentenceOf = ({ check, field, message }: Finding) =>
    check === "altMissing" ? rules.alts(undescribedPictures(values[field]), fieldsOf(type)[field]?.label ?? field) : message
  return Object.fromEntries(errors.toReversed().map((error) => [error.field, sentenceOf(error)]))
}

/** The places of the pictures of a text that have no alternative text, from 1. */
function undescribedPictures(text: FieldValue | undefined): readonly number[] {
  const pictures = isRichText(text) ? elementsIn(inertBody(text.value), "img") : []
  return pictures.flatMap((picture, index) => (picture.hasAttribute("alt") ? [] : [index + 1]))
}

/** Two findings of the same words have two ids. */
function numbered(findings: readonly Finding[]): readonly Finding[] {
  return findings.map((finding, index) => {
    const before = findings.slice(0, index).filter(({ id }) => id === finding.id).length
    return before === 0 ? finding : { ...finding, id: `${finding.id} ${before + 1}` }
  })
}
