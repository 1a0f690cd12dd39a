import { fieldsOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { type FieldValue, type Values, isRichText } from "#dashboard/items/values.ts"
import { inertBody } from "#lib/prose/inert-body.ts"
import { linkFindings, pictureFindings, summaryFindings, titleFindings } from "./rules/field-findings.ts"
import { type Finding, elementsIn, makeFinding, type TextFinding } from "./rules/finding.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { allowedHtml } from "#dashboard/rich-text/html/allowed.ts"
import { checkBoldHeadings, checkHeadings, checkTables, checkTypedLists } from "./rules/structure-checks.ts"
import { brokenLinkCheck, checkLinkWords } from "./rules/link-checks.ts"
import { checkNotes } from "./rules/note-checks.ts"
import { checkPictures } from "./rules/picture-checks.ts"

const nothing: ReadonlySet<string> = new Set()

/** `missing` are paths of this site that do not exist. */
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

/** Fields name the errors. The form's own rules check pictures in fields. */
export function textErrorsIn(type: ResourceType, values: Values): Readonly<Record<string, string>> {
  const errors = findingsIn(type, values).filter(({ severity, field }) => severity === "error" && isRichText(values[field]))
  const sentenceOf = ({ check, field, message }: Finding) =>
    check === "altMissing"
      ? appWords.editorRules.alts(undescribedPictures(values[field]), appWords.model.fieldsOf(type)[field]?.label ?? field)
      : message
  return Object.fromEntries(errors.toReversed().map((error) => [error.field, sentenceOf(error)]))
}

/** Counts pictures of a text from 1. */
function undescribedPictures(text: FieldValue | undefined): readonly number[] {
  const pictures = isRichText(text) ? elementsIn(inertBody(text.value), "img") : []
  return pictures.flatMap((picture, index) => (picture.hasAttribute("alt") ? [] : [index + 1]))
}

function distinguishIds(findings: readonly Finding[]): readonly Finding[] {
  return findings.map((finding, index) => {
    const before = findings.slice(0, index).filter(({ id }) => id === finding.id).length
    return before === 0 ? finding : { ...finding, id: `${finding.id} ${before + 1}` }
  })
}

export function textFindings(field: string, html: string, missing: ReadonlySet<string>): readonly Finding[] {
  const findings = html.trim() === "" ? [] : findingsOf(inertBody(html), missing)
  return findings.map((finding, index) => {
    const { check, excerpt, note, fix } = finding
    const isSame = (other: TextFinding) => other.check === check && other.excerpt === excerpt
    const place = findings.slice(0, index).filter(isSame).length
    /** Checks again, because the text may have changed, and fixes the same finding. */
    const fixAgain = (values: Values): Values => {
      const value = values[field]
      if (!isRichText(value)) return values
      const body = inertBody(value.value)
      const sameFindings = findingsOf(body, missing).filter(isSame)
      const present = sameFindings[place] ?? sameFindings[0]
      if (present?.fix === undefined) return values
      present.fix(present.element)
      return { ...values, [field]: { ...value, value: allowedHtml(body.childNodes) } }
    }
    return makeFinding({ check, field, excerpt, note, fix: fix && fixAgain })
  })
}

function findingsOf(body: HTMLElement, missing: ReadonlySet<string>): readonly TextFinding[] {
  const checks = [
    checkPictures,
    checkHeadings,
    checkBoldHeadings,
    checkTypedLists,
    checkTables,
    checkLinkWords,
    checkNotes,
    brokenLinkCheck(missing),
  ]
  const order = new Map(elementsIn(body, "*").map((element, index) => [element, index]))
  const placeOf = ({ element }: TextFinding) => order.get(element) ?? 0
  return checks.flatMap((check) => check(body)).toSorted((one, other) => placeOf(one) - placeOf(other))
}
