/** Plans a push: compares the local items with those of the remote site. */
import { foldName } from "#contract/fold.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { hasTranslations } from "#server/transfer/format/views.ts"
import { decodePath } from "#server/content/entities/entity.ts"
import type { BackEnd } from "./back-end.ts"
import type { FilePlan } from "./remote-files.ts"
import { fieldNames, isSame, type Item, type Text } from "./item.ts"
import { asThere, type Mapping } from "./mapping.ts"
import type { RedirectChange } from "./remote-redirects.ts"
import type { SiteContent, SiteItem, SiteText } from "./site-content.ts"
import { fieldNamed } from "./values.ts"

export type TextChange = {
  readonly text: Text
  readonly there: SiteText | undefined
  readonly isOriginal: boolean
  /** The fields that differ, or that a new one needs. */
  readonly names: readonly string[]
}

/** `apart`: the originals are in different languages, which no site lets a client change. */
export type Verdict = "create" | "change" | "same" | "apart"
export type Change = {
  readonly item: Item
  readonly there: SiteItem | undefined
  readonly texts: readonly TextChange[]
  readonly verdict: Verdict
}

export function isOpen({ verdict }: Change): boolean {
  return verdict === "create" || verdict === "change"
}

/** UUIDs there of the accounts that have a name or mail address in common: no back end takes a second one. */
export function joinedAccounts(items: readonly Item[], there: readonly SiteItem[]): ReadonlyMap<string, string> {
  const isAccount = ({ type }: Pick<Item, "type">) => type === "user--user"
  const claims = new Map(there.filter(isAccount).flatMap((account) => claimsOf(account).map((claim) => [claim, account.uuid] as const)))
  const accounts = items.filter(isAccount).filter(({ uuid }) => there.every((one) => one.uuid !== uuid))
  return new Map(
    accounts.flatMap((account) => {
      const [id] = claimsOf(account).flatMap((claim) => claims.get(claim) ?? [])
      return id === undefined ? [] : [[account.uuid, id] as const]
    }),
  )
}

function claimsOf({ texts: [text] }: Pick<Item, "texts">): readonly string[] {
  const { name, mail } = text?.values ?? {}
  return [...(typeof name === "string" ? [`name ${foldName(name)}`] : []), ...(typeof mail === "string" ? [`mail ${foldName(mail)}`] : [])]
}

type Sides = {
  readonly items: readonly Item[]
  readonly there: readonly SiteItem[]
  readonly files: readonly FilePlan[]
  readonly accounts: ReadonlyMap<string, string>
}

/** The mapping from local to remote items. It grows with each created item. */
export type GrowingMapping = Mapping & { readonly add: (id: string, number: number) => void }

export function mappingOf({ items, there, files, accounts }: Sides): GrowingMapping {
  const numbers = new Map(there.map(({ uuid, number }) => [uuid, number]))
  const nodes = new Map(items.flatMap(({ type, number, uuid }) => (type.startsWith("node--") ? [[number, uuid] as const] : [])))
  const present = new Set([...numbers.keys(), ...files.flatMap((file) => file.there?.id ?? [])])
  const ids = new Map([...accounts, ...files.map(({ file, there: same }) => [file.uuid, same?.id ?? file.uuid] as const)])
  const addresses = new Map(
    files.flatMap(({ file, there: same }) => (same === undefined ? [] : [[decodePath(file.address), same.url] as const])),
  )
  return {
    idOf: (uuid) => ids.get(uuid) ?? uuid,
    isThere: (id) => present.has(id),
    addressOf: (address) => addresses.get(address),
    numberOf: (number) => {
      const uuid = nodes.get(number)
      return uuid === undefined ? undefined : (numbers.get(uuid) ?? null)
    },
    add: (id, number) => {
      numbers.set(id, number)
      present.add(id)
    },
  }
}

/** The site beside the folder. */
export type State = {
  readonly site: SiteContent
  readonly mapping: GrowingMapping
  readonly changes: readonly Change[]
  readonly redirects: readonly RedirectChange[]
}

type HasField = (type: ResourceType, name: string) => boolean

/** Tells whether the site has a field: by the first item that it has of the kind, else by its list of fields. */
export function fieldsThere({ fields }: BackEnd, there: readonly SiteItem[]): HasField {
  const examples = new Map(there.toReversed().map((item) => [item.type, item.names]))
  const isConfigurable = (name: string) => name.startsWith("field_") || name === "body"
  return (type, name) => examples.get(type)?.has(name) ?? (isConfigurable(name) ? fields?.get(type)?.has(name) : undefined) ?? true
}

/** References to what is not there yet count too. */
export function changesOf(
  backEnd: BackEnd,
  { items, there, mapping }: Pick<Sides, "items" | "there"> & { readonly mapping: Mapping },
): readonly Change[] {
  const byId = new Map(there.map((item) => [item.uuid, item]))
  const hasField = fieldsThere(backEnd, there)
  const whole = { ...mapping, isThere: () => true }
  return items
    .filter(({ type }) => backEnd.kinds.includes(type))
    .map((item) => {
      const same = byId.get(mapping.idOf(item.uuid))
      const names = (text: Text, other: SiteText | undefined, isOriginal: boolean) => {
        const shared = fieldNames(item.type, isOriginal).filter((name) => hasField(item.type, name))
        const values = asThere(item.type, text.values, whole)
        return shared.filter(
          (name) => other === undefined || !isSame(fieldNamed(item.type, name), values[name] ?? null, other.values[name] ?? null),
        )
      }
      const texts = item.texts.map((text, index) => {
        const other = same?.texts.find(({ langcode }) => langcode === text.langcode)
        return { text, there: other, isOriginal: index === 0, names: names(text, other, index === 0) }
      })
      return { item, there: same, texts, verdict: verdictOf(backEnd, { item, there: same, texts }) }
    })
}

function verdictOf({ uid }: BackEnd, { item, there, texts }: Omit<Change, "verdict">): Verdict {
  if (there === undefined) return "create"
  // A change of the account that is signed in could end its access.
  if (item.type === "user--user" && there.number === uid) return "same"
  if (hasTranslations(item.type) && languageOf(item) !== languageOf(there)) return "apart"
  return texts.every(({ names }) => names.length === 0) ? "same" : "change"
}

function languageOf({ texts: [original] }: Pick<Item, "texts">): Langcode | undefined {
  return original?.langcode
}
