import { knownTypeOf, labelOf, type Identifier, type Resource } from "./document.ts"
import type { ReferenceValue } from "./values.ts"

/** The references of a relationship, with the labels of the included resources. A hidden target has an empty label. */
export function referencesOf(identifiers: readonly Identifier[], included: readonly Resource[]): readonly ReferenceValue[] {
  return identifiers.flatMap((identifier) => {
    const type = knownTypeOf(identifier)
    const target = includedOf(identifier, included)
    return type === null ? [] : [{ type, id: identifier.id, label: target === undefined ? "" : labelOf(target) }]
  })
}

export function includedOf({ type, id }: Identifier, included: readonly Resource[]): Resource | undefined {
  return included.find((resource) => resource.type === type && resource.id === id)
}
