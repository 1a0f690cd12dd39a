/** Terms that the user typed, such as a new tag, are created with the save: text that is never saved leaves no terms. */
import * as v from "valibot"
import { fold } from "#contract/fold.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { Viewer } from "#contract/permissions.ts"
import { httpStatusOf } from "#dashboard/session/core/http-problem.ts"
import { resourceLabel, listDocument } from "#dashboard/items/document.ts"
import { emptyItem } from "#dashboard/items/empty-item.ts"
import { searchRequest, writeRequest } from "#dashboard/items/requests.ts"
import { documentOf } from "#dashboard/items/to-document.ts"
import { listOf } from "#contract/field-types/field-types.ts"
import { type FieldValue, type ReferenceValue, type Values, isNewTerm, isReference } from "#dashboard/items/values.ts"
import type { BackEnd } from "#dashboard/session/core/api.ts"
import { done, failed, wordsOf, type Outcome, type Problem } from "#lib/session/problem.ts"
import { language } from "#lib/strings/language.ts"

/** The request sorts by length, so a term of exactly this name comes before longer ones that contain it. */
const mostFound = 50

export function newTermsIn(values: Values): readonly ReferenceValue[] {
  return Object.values(values).flatMap((value) => listOf(value).filter(isNewTerm))
}

export function grownVocabularies(values: Values): readonly ResourceType[] {
  return [...new Set(newTermsIn(values).map(({ type }) => type))]
}

/** A term of the same name is reused, others are created. */
export async function withStoredTerms(backEnd: BackEnd, values: Values, viewer: Viewer): Promise<Outcome<Values>> {
  const storedTerms = new Map<string, ReferenceValue>()
  for (const [name, value] of Object.entries(values)) {
    for (const term of listOf(value).filter(isNewTerm)) {
      const same = [...storedTerms.values()].find((other) => isSameName(other, term))
      try {
        storedTerms.set(term.id, same ?? (await findTerm(backEnd, term)) ?? (await createTerm(backEnd, term, viewer)))
      } catch (error) {
        return failed(problemAt(name, backEnd.explain(error)))
      }
    }
  }
  const replaced = Object.entries(values).map(([name, value]) => [name, withTerms(value, storedTerms)] as const)
  return done(Object.fromEntries(replaced))
}

async function findTerm(backEnd: BackEnd, { type, label }: ReferenceValue): Promise<ReferenceValue | undefined> {
  const { data } = await backEnd.http.request<unknown>(searchRequest({ type, text: label, limit: mostFound }))
  const terms = v.parse(listDocument, data).data.map((resource) => ({ type, id: resource.id, label: resourceLabel(resource) }))
  return terms.find((term) => isSameName(term, { type, label }))
}

/** The form has made the UUID, so a second try after a lost answer makes no second term. */
async function createTerm(backEnd: BackEnd, { type, id, label }: ReferenceValue, viewer: Viewer): Promise<ReferenceValue> {
  const base = { ...emptyItem(type, { langcode: language, uid: null }), id }
  const document = documentOf(base, { ...base.values, name: label, status: true }, { changed: [], viewer })
  try {
    await backEnd.http.request<unknown>(writeRequest({ document, isNew: true, version: null, language: "en" }))
  } catch (error) {
    if (httpStatusOf(error) !== 409) throw error
  }
  return { type, id, label }
}

function withTerms(value: FieldValue, storedTerms: ReadonlyMap<string, ReferenceValue>): FieldValue {
  const references = listOf(value).filter(isReference)
  if (!references.some(isNewTerm)) return value
  const terms = references.map((reference) => storedTerms.get(reference.id) ?? reference)
  return Array.isArray(value) ? terms.filter(({ id }, index) => terms.findIndex((other) => other.id === id) === index) : (terms[0] ?? null)
}

/** The form shows the problem at the field that refers to the term. */
function problemAt(name: string, problem: Problem): Problem {
  return problem.kind === "invalid" ? { ...problem, fields: { [name]: Object.values(problem.fields)[0] ?? wordsOf(problem) } } : problem
}

type Named = Pick<ReferenceValue, "type" | "label">

function isSameName(one: Named, other: Named): boolean {
  return one.type === other.type && fold(one.label.trim()) === fold(other.label.trim())
}
