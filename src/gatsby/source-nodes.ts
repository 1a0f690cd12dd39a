import type { SourceNodesArgs } from "gatsby"
import { kindOf } from "../../contract/content.ts"
import type { Langcode } from "../../contract/fields.ts"
import { defaultLanguage, languages } from "../../contract/languages.ts"
import { speak } from "../lib/strings/all.ts"
import { seriesOf, withStart } from "./content/agenda/event-times.ts"
import { directoryOf } from "./content/directory/directory.ts"
import { resolveAddresses } from "./content/addresses.ts"
import type { SiteFile } from "./content/content-fields.ts"
import type { Entity } from "./content/entity.ts"
import { fetchFiles, type FetchedFile } from "./content/files.ts"
import { itemFields, sourcesOf, type Placement, type ItemFields, type Lookups } from "./content/item-fields.ts"
import { itemsOf, pagesOf, pathIn, type Places } from "./content/items.ts"
import { readTexts, textsFile } from "./content/kept-texts.ts"
import { linkTargets } from "./content/links.ts"
import { madeLists } from "./content/lists.ts"
import { collectProblems, reportProblems, type Problems } from "./content/problems.ts"
import { rowsOf, type Rows } from "./content/publications/rows.ts"
import { related, relatedNode, type RelatedFacts } from "./content/related.ts"
import { countsOf, noteReport } from "./content/report.ts"
import { siteContent, type SiteContent } from "./content/site-content.ts"
import { nodeWriter, type NodeWriter } from "./content/node-writer.ts"
import { isQuick, readSourced, untilStored, type RawFile } from "./content/sourced-nodes.ts"
import { wantedFiles } from "./content/wanted-files.ts"
import { watchPageData } from "./stamps.ts"
import { makeLists } from "./make-lists.ts"
import { nodeTypes } from "./schema.ts"
import { ownHosts } from "./source-options.ts"
import type { Files } from "./write-files.ts"

/** The nodes of an item for the readers of a language: its own, and the one with its related items. */
type ItemNodes = { readonly item: ItemFields; readonly ids: NodeIds }
type NodeIds = { readonly own: string; readonly related: string }
type ItemNodesByUuid = ReadonlyMap<string, ItemNodes>
type LanguageNodes = { readonly items: ItemNodesByUuid; readonly rows: Rows }
type NodesByLanguage = ReadonlyMap<Langcode, LanguageNodes>

type Memory = {
  readonly nodes: NodesByLanguage
  readonly fields: readonly ItemFields[]
  /** The files that are made of many items, and written after the pages. */
  readonly files: Files
}
const memories = new WeakMap<object, Memory>()
const emptyMemory: Memory = { nodes: new Map(), fields: [], files: new Map() }

/**
 * Makes the site's nodes (Publication, Member …) from those of gatsby-source-drupal: of each item one for the readers of each language. It
 * leaves out invalid content and reports it.
 *
 * A process that builds again makes only the nodes that change.
 */
export async function sourceNodes(gatsby: SourceNodesArgs): Promise<void> {
  speak(defaultLanguage)
  if (!isQuick(gatsby)) await untilStored(gatsby)
  const { entities: sourced, files, faults } = readSourced(gatsby)
  const problems = collectProblems()
  faults.forEach(problems.add)
  const counts = countsOf(new Map(sourced.map((entity) => [entity.uuid, entity])).values())
  const before: Memory = memories.get(gatsby.store) ?? emptyMemory
  const isFirst = !memories.has(gatsby.store) && isQuick(gatsby)
  if (isFirst) recall(gatsby)
  const places = placesOf(withStart(sourced, problems), problems)
  const fetchedFiles = await fetchFiles(wantedFiles(entitiesOf(places), files), gatsby, problems)
  const file = (uuid: string) => siteFile(files.get(uuid), fetchedFiles)
  const content = siteContent(places)
  const writer = nodeWriter(gatsby, isFirst ? nodeTypes : [])
  const nodes = await makeItems(gatsby, writer, { ...content, file, fetchedFile: (address) => fetchedFiles.get(address) }, before.nodes)
  const all = [...nodes.values()].flatMap(({ items }) => [...items.values()])
  const fields = all.map(({ item }) => item)
  const directory = directoryOf(all)
  const listNodes = await makeLists(gatsby, writer, {
    ...{ content, directory: directory.lists },
    nodeId: (uuid, language) => nodes.get(language)?.items.get(uuid)?.ids.own,
    rows: (language) => nodes.get(language)?.rows ?? new Map(),
  })
  await writer.flush()
  memories.set(gatsby.store, { nodes, fields, files: new Map([...directory.files, ...listNodes]) })
  if (isFirst) {
    const ids = all.flatMap(({ ids: { own, related: other } }) => [own, other])
    writer.removeOthers(new Set([...ids, ...madeLists(gatsby).keys()]))
  }

  const problemsOfAll = collectProblems([...problems.all(), ...fields.flatMap((item) => item.problems)]).all()
  noteReport(gatsby, { counts, problems: [...problemsOfAll, ...fields.flatMap(({ advice }) => advice)] })
  reportProblems(problemsOfAll, gatsby.reporter)
}

/** A process of publisher/ runs it before its first build. */
function recall(gatsby: SourceNodesArgs): void {
  watchPageData(gatsby)
  readTexts(textsFile)
}

/** Returns the items that visitors see, without translations that have no address. */
function placesOf(entities: readonly Entity[], problems: Problems): Places {
  const paths = resolveAddresses(entities, problems)
  const withPage = new Set([...paths.keys()].map(({ uuid }) => uuid))
  const onSite = entities.filter((entity) => {
    const series = seriesOf(entity)
    if (series !== null) return withPage.has(series)
    return kindOf(entity.type).publicPath === null || paths.has(entity)
  })
  return { paths, items: itemsOf(onSite) }
}

function entitiesOf({ items }: Places): readonly Entity[] {
  return [...items.values()].flatMap(({ translations }) => translations)
}

type Sources = SiteContent & Pick<Lookups, "file" | "fetchedFile">

async function makeItems(gatsby: SourceNodesArgs, writer: NodeWriter, sources: Sources, before: NodesByLanguage): Promise<NodesByLanguage> {
  const { places, sorted, dates } = sources
  const relatedTo = related({ sorted, dates })
  const former = before.get(defaultLanguage)?.items
  const nodeId = (uuid: string) => (places.items.has(uuid) ? uuid : undefined)
  const perItem = new Map(
    [...places.items].map(([uuid, item]) => {
      const pages = pagesOf(item, places.paths)
      const sourced = sourcesOf(item, pages, { ...sources, nodeId }, former?.get(uuid)?.item.placement.sources)
      return [uuid, { pages, facts: relatedTo(item), sources: sourced }]
    }),
  )
  const targets = linkTargets(places, ownHosts)
  const nodes = new Map<Langcode, LanguageNodes>()
  for (const language of languages) {
    const finding = { ...sources, perItem, linkTarget: targets(language), writer }
    nodes.set(language, await makeItemsFor(language, gatsby, finding, before.get(language) ?? noNodes))
  }
  speak(defaultLanguage)
  return nodes
}

type PerItem = ReadonlyMap<string, Pick<Placement, "pages" | "sources"> & { readonly facts: RelatedFacts | null }>
const noNodes: LanguageNodes = { items: new Map(), rows: new Map() }
type Finding = Sources & Pick<Lookups, "linkTarget"> & { readonly perItem: PerItem; readonly writer: NodeWriter }

async function makeItemsFor(language: Langcode, gatsby: SourceNodesArgs, finding: Finding, before: LanguageNodes): Promise<LanguageNodes> {
  const { places, fixed, tagged, perItem, writer } = finding
  const newIds = new Map<string, NodeIds>()
  for (const uuid of places.items.keys()) if (!before.items.has(uuid)) newIds.set(uuid, idsOf(gatsby, uuid, language))
  const idsIn = (uuid: string) => (places.items.has(uuid) ? (before.items.get(uuid)?.ids ?? newIds.get(uuid)) : undefined)
  const nodeId = (uuid: string) => idsIn(uuid)?.own
  const lookups: Lookups = { ...finding, nodeId }
  const own = new Map<string, ItemNodes>()
  for (const [uuid, item] of places.items) {
    const former = before.items.get(uuid)
    const nodeIds = idsIn(uuid) ?? idsOf(gatsby, uuid, language)
    const { pages = [], facts = null, sources = [] } = perItem.get(uuid) ?? {}
    const path = pathIn(item, language, places) ?? tagged.tagPaths[language].get(uuid)
    const placement = { item, language, path, pages, fixed: fixed.get(uuid) ?? null, related: facts && nodeIds.related, sources }
    // Nodes are made in turns, and between two of them other code may speak another language.
    speak(language)
    const fields = itemFields(placement, lookups, former?.item)
    own.set(uuid, { item: fields, ids: nodeIds })
    if (fields.fields !== former?.item.fields)
      await writer.put(nodeIds.own, { type: kindOf(item.type).graphql ?? item.type, fields: fields.fields })
  }
  for (const [uuid, { ids }] of before.items) if (!own.has(uuid)) for (const id of [ids.own, ids.related]) writer.remove(id)
  const byId = new Map<string, ItemFields["fields"]>()
  for (const { ids: one, item } of own.values()) byId.set(one.own, item.fields)
  const publications = tagged.publications.flatMap(({ uuid }) => nodeId(uuid) ?? [])
  const rows = rowsOf(publications, (id) => byId.get(id))
  for (const [uuid, { ids }] of own) {
    const facts = perItem.get(uuid)?.facts ?? null
    if (facts !== null) await writer.put(ids.related, relatedNode(facts, { nodeId, rows: (other) => rows.get(nodeId(other) ?? "") ?? [] }))
  }
  return { items: own, rows }
}

/** Returns the fields of all nodes of items: of each item those for the readers of each language. */
export function madeItems({ store }: Pick<SourceNodesArgs, "store">): readonly ItemFields[] {
  return memories.get(store)?.fields ?? []
}

export function madeFiles({ store }: Pick<SourceNodesArgs, "store">): Files {
  return memories.get(store)?.files ?? new Map()
}

function idsOf({ createNodeId }: SourceNodesArgs, uuid: string, language: Langcode): NodeIds {
  const name = `g30-${language}.${uuid}`
  return { own: createNodeId(name), related: createNodeId(`${name}-related`) }
}

function siteFile(file: RawFile | undefined, fetchedFiles: ReadonlyMap<string, FetchedFile>): SiteFile | undefined {
  if (file === undefined) return undefined
  const { filename, filemime: mediaType, filesize: size, uri } = file
  const { nodeId, width, height } = fetchedFiles.get(uri.url) ?? { nodeId: null, width: 0, height: 0 }
  return { file: nodeId, width, height, filename, mediaType, size }
}
