/** Compares local items and redirects with the remote ones. Former addresses of items count as redirects. */
import { randomUUID } from "node:crypto"
import type { ResourceType } from "#contract/fields.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { isTranslatable } from "#server/content/entities/languages.ts"
import { viewsOf, type View } from "#server/transfer/format/views.ts"
import type { RedirectValues } from "#server/content/redirects/change-redirect.ts"
import type { FolderContent } from "#server/transfer/import.ts"
import type { BackEnd } from "./back-end.ts"
import type { FilePlan } from "./remote-files.ts"
import { mappingOf, type Mapping } from "./mapping.ts"
import type { SiteContent, SiteItem, SiteRedirect, SiteText } from "./site-content.ts"
import { fieldNames, isSame, itemTypes } from "./item-text.ts"

export type TextChange = {
  readonly view: View
  readonly there: SiteText | undefined
  /** These fields differ, or a new item needs them. */
  readonly names: readonly string[]
}

/** `apart` means that the originals are in different languages, which no site lets a client change. */
export type Verdict = "create" | "change" | "same" | "apart"
export type ItemPlan = {
  readonly item: StoredEntity
  readonly there: SiteItem | undefined
  /** The original comes first. */
  readonly texts: readonly TextChange[]
  readonly verdict: Verdict
}

export type RemotePlan = {
  readonly site: SiteContent
  readonly mapping: Mapping
  readonly changes: readonly ItemPlan[]
  readonly redirects: readonly RedirectChange[]
}

/** References to items that the site lacks yet also count as differences. */
export function remotePlanOf(
  backEnd: BackEnd,
  site: SiteContent,
  { content, files }: { readonly content: FolderContent; readonly files: readonly FilePlan[] },
): RemotePlan {
  const items = content.entities.toSorted((one, other) => itemTypes.indexOf(one.type) - itemTypes.indexOf(other.type))
  const mapping = mappingOf({ items, there: site.items, files })
  const byId = new Map(site.items.map((item) => [item.uuid, item]))
  const isField = fieldsThere(backEnd, site)
  const changes = items.map((item) => {
    const there = byId.get(mapping.idOf(item.uuid))
    const texts = viewsOf(item).map((view, index) => {
      const here = mapping.textThere(view)
      const other = there?.texts.find(({ langcode }) => langcode === view.langcode)
      const names = fieldNames(item.type, index === 0).filter((name) => isField(item.type, name))
      return { view, there: other, names: names.filter((name) => other === undefined || !isSame(name, here, other)) }
    })
    return { item, there, texts, verdict: verdictOf(backEnd, { item, there, texts }) }
  })
  return { site, mapping, changes, redirects: backEnd.hasRedirects ? redirectChanges(content, site.redirects, mapping) : [] }
}

function verdictOf({ uid }: BackEnd, { item, there, texts }: Omit<ItemPlan, "verdict">): Verdict {
  if (there === undefined) return "create"
  // A change of the account that is signed in could end its access.
  if (item.type === "user--user" && there.number === uid) return "same"
  if (isTranslatable(item.type) && item.langcode !== there.texts[0].langcode) return "apart"
  return texts.every(({ names }) => names.length === 0) ? "same" : "change"
}

export function isOpen({ verdict }: ItemPlan): boolean {
  return verdict === "create" || verdict === "change"
}

/** Decides by the site's first item of the kind, else by its list of fields. */
export function fieldsThere({ fields }: BackEnd, { items }: SiteContent): (type: ResourceType, name: string) => boolean {
  const examples = new Map(
    items.toReversed().map(({ type, texts: [{ resource }] }) => [type, { ...resource.attributes, ...resource.relationships }]),
  )
  return (type, name) => {
    const example = examples.get(type)
    if (example !== undefined) return Object.hasOwn(example, name)
    const isConfigurable = name.startsWith("field_") || name === "body"
    return !isConfigurable || fields.size === 0 || fields.has(`${type}.${name}`)
  }
}

/** `uuid` is the site's, if it has the redirect. */
export type RedirectChange = { readonly redirect: RedirectValues; readonly isNew: boolean }

/** The address that redirects identifies a redirect. */
function redirectChanges(
  { redirects, entities }: Pick<FolderContent, "redirects" | "entities">,
  there: readonly SiteRedirect[],
  mapping: Mapping,
): readonly RedirectChange[] {
  const byAddress = new Map(there.map((one) => [addressOf(one), one]))
  return [...redirects.map(({ values }) => values), ...entities.flatMap(formerAddresses)].flatMap((redirect) => {
    const same = byAddress.get(addressOf(redirect))
    if (same !== undefined && same.uri === mapping.uriOf(redirect.uri) && same.status === redirect.status) return []
    return [{ redirect: { ...redirect, uuid: same?.uuid ?? redirect.uuid }, isNew: same === undefined }]
  })
}

function formerAddresses({ id, created, formerAliases = [] }: StoredEntity): readonly RedirectValues[] {
  return formerAliases.map(({ alias, langcode }) => {
    return { uuid: randomUUID(), path: alias, uri: `entity:node/${id ?? ""}`, status: 301, langcode, created }
  })
}

function addressOf({ path, langcode }: Pick<RedirectValues, "path" | "langcode">): string {
  return `${langcode} ${path.toLowerCase()}`
}
