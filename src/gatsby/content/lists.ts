import type { SourceNodesArgs } from "gatsby"
import type { Langcode } from "../../../contract/fields.ts"
import type { EventDates } from "./agenda/dates.ts"
import type { Entity } from "./source-entity.ts"
import type { NodeWriter } from "./node-writer.ts"
import type { FixedAlias } from "./items.ts"
import type { SortedItems } from "./sorted-items.ts"

export type List = { readonly type: string; readonly key: string; readonly fields: Readonly<Record<string, unknown>> }

const mostLatest = 4

type Reading = {
  readonly language: Langcode
  readonly translationFor: (item: Entity, language: Langcode) => Entity
  readonly nodeId: (uuid: string) => string | undefined
}

/** The newest publication with a text in its language leads the start page. A query that sorts all would read each of them after every change. */
export function latestList({ publications }: SortedItems, { language, translationFor, nodeId }: Reading): List {
  const lead = publications.find((one) => translationFor(one, language).langcode === language)
  const others = publications.slice(0, mostLatest).filter((one) => one !== lead)
  const newest = [...(lead === undefined ? [] : [lead]), ...others].slice(0, mostLatest)
  const ids = newest.flatMap(({ uuid }) => nodeId(uuid) ?? [])
  return { type: "Latest", key: `latest-${language}`, fields: { language, publications: ids } }
}

type SiteFactsSource = {
  readonly language: Langcode
  readonly items: readonly { readonly path: string | undefined; readonly fixed: FixedAlias | null }[]
  readonly dates: readonly EventDates[]
}

/** Every page links to pages that a site may lack, or has at other addresses in other languages. */
export function siteFactsList({ language, items, dates }: SiteFactsSource): List {
  const hasPublicEvents = dates.some(({ next, last }) => next.length > 0 || last !== null)
  const pathOf = (alias: FixedAlias) => items.find(({ fixed }) => fixed === alias)?.path ?? null
  const paths = {
    aboutPath: pathOf("/about-us"),
    legalPath: pathOf("/legal"),
    joinPath: pathOf("/join"),
    clientsPath: pathOf("/looking-for-an-architect"),
    pressPath: pathOf("/press"),
  }
  const fields = { language, hasPublicEvents, ...paths }
  return { type: "SiteFacts", key: `site-facts-${language}`, fields }
}

type Fields = List["fields"]

const memories = new WeakMap<object, ReadonlyMap<string, Fields>>()

/** Also removes the nodes of lists that are gone. */
export function createLists({ store, createNodeId }: SourceNodesArgs, writer: NodeWriter, lists: readonly List[]): void {
  const nodes = new Map<string, Fields>()
  for (const { type, key, fields } of lists) {
    const id = createNodeId(`g30-${key}`)
    writer.put(id, { type, fields })
    nodes.set(id, fields)
  }
  for (const id of madeLists({ store }).keys()) if (!nodes.has(id)) writer.remove(id)
  memories.set(store, nodes)
}

export function madeLists({ store }: Pick<SourceNodesArgs, "store">): ReadonlyMap<string, Fields> {
  return memories.get(store) ?? new Map()
}
