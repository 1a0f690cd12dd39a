/** Plans a push: compares the local items with those of the remote site. */
import type { ResourceType } from "#contract/fields.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { isTranslatable } from "#server/content/entities/languages.ts"
import { viewsOf, type View } from "#server/transfer/format/views.ts"
import type { BackEnd } from "./back-end.ts"
import { documentOf } from "./document.ts"
import type { Resource } from "./http/client.ts"
import type { Mapping } from "./mapping.ts"
import type { RedirectChange } from "./remote-redirects.ts"
import { languageOf, type SiteContent, type SiteItem } from "./site-content.ts"
import { fieldNames, isSame } from "./values.ts"

export type TextChange = {
  readonly view: View
  readonly there: Resource | undefined
  readonly isOriginal: boolean
  /** The fields that differ, or that a new one needs. */
  readonly names: readonly string[]
}

/** `apart`: the originals are in different languages, which no site lets a client change. */
export type Verdict = "create" | "change" | "same" | "apart"
export type Change = {
  readonly item: StoredEntity
  readonly there: SiteItem | undefined
  readonly texts: readonly TextChange[]
  readonly verdict: Verdict
}

/** The site beside the folder. */
export type State = {
  readonly site: SiteContent
  readonly mapping: Mapping
  readonly changes: readonly Change[]
  readonly redirects: readonly RedirectChange[]
}

export function isOpen({ verdict }: Change): boolean {
  return verdict === "create" || verdict === "change"
}

type HasField = (type: ResourceType, name: string) => boolean

/** Tells whether the site has a field: by the first item that it has of the kind, else by its list of fields. */
export function fieldsThere({ fields }: BackEnd, there: readonly SiteItem[]): HasField {
  const examples = new Map(there.toReversed().map(({ type, texts: [original] }) => [type, original]))
  const isConfigurable = (name: string) => name.startsWith("field_") || name === "body"
  return (type, name) => {
    const example = examples.get(type)
    if (example !== undefined) return Object.hasOwn(example.attributes, name) || Object.hasOwn(example.relationships, name)
    return (isConfigurable(name) ? fields?.get(type)?.has(name) : undefined) ?? true
  }
}

type Sides = { readonly items: readonly StoredEntity[]; readonly there: readonly SiteItem[]; readonly mapping: Mapping }

/** References to what is not there yet count too. */
export function changesOf(backEnd: BackEnd, { items, there, mapping }: Sides): readonly Change[] {
  const byId = new Map(there.map((item) => [item.uuid, item]))
  const hasField = fieldsThere(backEnd, there)
  const whole = { ...mapping, isThere: () => true }
  return items.map((item) => {
    const same = byId.get(mapping.idOf(item.uuid))
    const texts = viewsOf(item).map((view, index): TextChange => {
      const [isOriginal, document] = [index === 0, documentOf(view, whole)]
      const other = same?.texts.find((text) => languageOf(text) === view.langcode)
      const shared = fieldNames(item.type, isOriginal).filter((name) => hasField(item.type, name))
      return { view, there: other, isOriginal, names: shared.filter((name) => other === undefined || !isSame(name, document, other)) }
    })
    return { item, there: same, texts, verdict: verdictOf(backEnd, { item, there: same, texts }) }
  })
}

function verdictOf({ uid }: BackEnd, { item, there, texts }: Omit<Change, "verdict">): Verdict {
  if (there === undefined) return "create"
  // A change of the account that is signed in could end its access.
  if (item.type === "user--user" && there.number === uid) return "same"
  if (isTranslatable(item.type) && item.langcode !== languageOf(there.texts[0])) return "apart"
  return texts.every(({ names }) => names.length === 0) ? "same" : "change"
}
