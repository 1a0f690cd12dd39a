/** Readers of each language get a node of an item, and beside it one with the items that are related to it. */
import type { SourceNodesArgs } from "gatsby"
import { kindOf } from "../../contract/content.ts"
import type { Langcode } from "../../contract/fields.ts"
import { defaultLanguage, languages } from "../../contract/languages.ts"
import { setBuildLanguage } from "../lib/strings/all.ts"
import { itemFields, sourcesOf, type ItemFields, type Lookups, type Placement } from "./content/item-fields.ts"
import { pagesOf, pathIn } from "./content/items.ts"
import { linkTargets } from "./content/links.ts"
import type { NodeWriter } from "./content/node-writer.ts"
import { rowsOf, type Rows } from "./content/publications/rows.ts"
import { related, relatedNode, type RelatedFacts } from "./content/related.ts"
import type { SiteContent } from "./content/site-content.ts"
import { ownHosts } from "./source-options.ts"

type NodeIds = { readonly own: string; readonly related: string }
export type ItemNodes = { readonly item: ItemFields; readonly ids: NodeIds }
/** `items` has the UUIDs of items as keys, `rows` the ids of their nodes. */
type LanguageNodes = { readonly items: ReadonlyMap<string, ItemNodes>; readonly rows: Rows }
export type NodesByLanguage = ReadonlyMap<Langcode, LanguageNodes>

type Content = SiteContent & Pick<Lookups, "file" | "fetchedFile">

type SharedFacts = Pick<Placement, "pages" | "sources"> & { readonly related: RelatedFacts | null }

const noNodes: LanguageNodes = { items: new Map(), rows: new Map() }

/** Makes only the nodes that differ from those `before`, and removes those of items that are gone. */
export function makeItems(gatsby: SourceNodesArgs, writer: NodeWriter, content: Content, before: NodesByLanguage): NodesByLanguage {
  const facts = sharedFacts(content, before.get(defaultLanguage) ?? noNodes)
  const targets = linkTargets(content.places, ownHosts)
  const nodes = new Map<Langcode, LanguageNodes>()
  for (const language of languages) {
    const former = before.get(language) ?? noNodes
    const ids = nodeIds(gatsby, language, content, former)
    const lookups: Lookups = { ...content, linkTarget: targets(language), nodeId: (uuid) => ids.get(uuid)?.own }
    const making: Making = { language, content, facts, ids, lookups, writer }
    setBuildLanguage(language)
    const items = putItems(making, former)
    const gone = [...former.items].flatMap(([uuid, one]) => (items.has(uuid) ? [] : Object.values(one.ids)))
    gone.forEach(writer.remove)
    nodes.set(language, { items, rows: putRelated(making, items) })
  }
  setBuildLanguage(defaultLanguage)
  return nodes
}

function sharedFacts(
  { places, sorted, dates, file, fetchedFile }: Content,
  { items: former }: LanguageNodes,
): ReadonlyMap<string, SharedFacts> {
  const relatedTo = related({ sorted, dates })
  const lookups = { file, fetchedFile, nodeId: (uuid: string) => (places.items.has(uuid) ? uuid : undefined) }
  return new Map(
    [...places.items].map(([uuid, item]) => {
      const pages = pagesOf(item, places.paths)
      const sources = sourcesOf(item, pages, lookups, former.get(uuid)?.item.placement.sources)
      return [uuid, { pages, sources, related: relatedTo(item) }]
    }),
  )
}

function nodeIds(
  { createNodeId }: SourceNodesArgs,
  language: Langcode,
  { places }: Content,
  { items: former }: LanguageNodes,
): ReadonlyMap<string, NodeIds> {
  const idsOf = (name: string): NodeIds => ({ own: createNodeId(name), related: createNodeId(`${name}-related`) })
  return new Map([...places.items.keys()].map((uuid) => [uuid, former.get(uuid)?.ids ?? idsOf(`g30-${language}.${uuid}`)]))
}

type Making = {
  readonly language: Langcode
  readonly content: Content
  readonly facts: ReadonlyMap<string, SharedFacts>
  readonly ids: ReadonlyMap<string, NodeIds>
  readonly lookups: Lookups
  readonly writer: NodeWriter
}

function putItems(making: Making, { items: former }: LanguageNodes): ReadonlyMap<string, ItemNodes> {
  const { lookups, writer } = making
  const items = new Map<string, ItemNodes>()
  for (const [uuid, ids] of making.ids) {
    const before = former.get(uuid)?.item
    const item = itemFields(placementOf(uuid, ids, making), lookups, before)
    items.set(uuid, { item, ids })
    const { type } = item.entity
    if (item.fields !== before?.fields) writer.put(ids.own, { type: kindOf(type).graphql ?? type, fields: item.fields })
  }
  return items
}

function placementOf(uuid: string, ids: NodeIds, { language, content: { places, fixed, tagged }, facts }: Making): Placement {
  const [item, shared] = [places.items.get(uuid), facts.get(uuid)]
  if (item === undefined || shared === undefined) throw new Error(`There is no item ${uuid}.`)
  return {
    item,
    language,
    path: pathIn(item, language, places) ?? tagged.tagPaths[language].get(uuid),
    pages: shared.pages,
    fixed: fixed.get(uuid) ?? null,
    related: shared.related && ids.related,
    sources: shared.sources,
  }
}

function putRelated({ content: { tagged }, facts, ids, lookups: { nodeId }, writer }: Making, items: ReadonlyMap<string, ItemNodes>): Rows {
  const fieldsById = new Map(Array.from(items.values(), ({ ids: { own }, item }) => [own, item.fields]))
  const publications = tagged.publications.flatMap(({ uuid }) => nodeId(uuid) ?? [])
  const rows = rowsOf(publications, (id) => fieldsById.get(id))
  for (const [uuid, { related: id }] of ids) {
    const relatedFacts = facts.get(uuid)?.related ?? null
    if (relatedFacts !== null) writer.put(id, relatedNode(relatedFacts, { nodeId, rows: (other) => rows.get(nodeId(other) ?? "") ?? [] }))
  }
  return rows
}
