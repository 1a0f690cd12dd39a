import { isDay } from "#contract/agenda/brussels.ts"
import { mailPattern, type Field } from "#contract/fields.ts"
import { isLinkable } from "#contract/link.ts"
import type { FieldValue, FileValue, LinkValue } from "#app/resources/values.ts"
import { editorRules as words } from "#app/strings/editor.ts"
import { isFileValue, isLink, isText } from "#app/resources/value-kinds.ts"
import { isFiles, isLinks, isPeople } from "./value-kinds.ts"
import { isVat } from "./vat.ts"

/** What is wrong with a value that is not empty, in a sentence; null where it is right. */
export function valueProblem(field: Field, value: FieldValue, isPublishing: boolean): string | null {
  if (field.type === "link") return linksProblem(value)
  if (field.type === "person") return isPeople(value) && value.some(({ name }) => name.trim() === "") ? words.personNameMissing : null
  if (field.type === "image") return isPublishing ? picturesProblem(field, value) : null
  return isText(value) ? textProblem(field, value.trim()) : null
}

function textProblem(field: Field, text: string): string | null {
  if ("maxLength" in field && Array.from(text).length > field.maxLength) return words.tooLong(field.maxLength)
  if (field.widget === "vat" && !isVat(text)) return words.vat
  if ("pattern" in field && !new RegExp(field.pattern, "u").test(text)) return words.pattern(field.label)
  switch (field.type) {
    case "email":
      return mailPattern.test(text) && /@.+\../.test(text) ? null : words.mail
    case "telephone":
      return /^\+?[\d\s()./-]+$/.test(text) && text.replaceAll(/\D/g, "").length >= 6 ? null : words.phone
    case "integer":
    case "decimal":
      return numberProblem(field, text)
    case "date":
      return isDay(text) ? null : words.date
    case "list_string":
      return Object.hasOwn(field.allowed, text) ? null : words.choice
    default:
      return null
  }
}

function numberProblem({ type, min, max }: Extract<Field, { readonly type: "integer" | "decimal" }>, text: string): string | null {
  const number = Number(text.replace(",", "."))
  const isNumber = type === "integer" ? /^-?\d+$/.test(text) : /^-?\d+([.,]\d+)?$/.test(text)
  if (isNumber && number >= (min ?? -Infinity) && number <= (max ?? Infinity)) return null
  return type === "integer" ? words.wholeNumber(min, max) : words.number(min, max)
}

function linksProblem(value: FieldValue): string | null {
  if (isLink(value)) return linkProblem(value)
  if (!isLinks(value)) return null
  const at = value.findIndex((link) => linkProblem(link) !== null)
  const wrong = value[at]
  return wrong === undefined ? null : words.inRow(at + 1, linkProblem(wrong) ?? "")
}

function linkProblem({ uri }: LinkValue): string | null {
  if (uri.trim() === "") return words.linkMissing
  return isLinkable(uri.trim()) ? null : words.link
}

function picturesProblem({ label }: Field, value: FieldValue): string | null {
  const hasAlt = ({ alt }: FileValue) => alt !== null
  if (isFileValue(value)) return hasAlt(value) ? null : words.alt(label)
  if (!isFiles(value)) return null
  const wrong = value.flatMap((picture, index) => (hasAlt(picture) ? [] : [index + 1]))
  return wrong.length === 0 ? null : words.alts(wrong, label)
}
