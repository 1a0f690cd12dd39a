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
import { fetchFiles, type FetchedFile, type WantedFile } from "./content/files.ts"
import { itemFields, type Given, type ItemFields, type Lookups } from "./content/item-fields.ts"
import { proseOf } from "./content/body.ts"
import { itemsOf, pagesOf, pathIn, type Item, type Places } from "./content/items.ts"
import { linkTargets } from "./content/links.ts"
import { madeLists } from "./content/lists.ts"
import { collectProblems, reportProblems, type Problems } from "./content/problems.ts"
import { isSame, isSameFacts, related, relatedNode, type Related, type RelatedFacts } from "./content/related.ts"
import { countsOf, emptiedKind, noteReport } from "./content/report.ts"
import { siteContent, type SiteContent } from "./content/site-content.ts"
import { readSourced, untilStored, type RawFile } from "./content/sourced-nodes.ts"
import { tagPaths } from "./content/publications/tag-paths.ts"
import type { Sorted } from "./content/sorted.ts"
import { makeLists } from "./make-lists.ts"
import { fileFields } from "./model.ts"
import { ownHosts } from "./source-options.ts"

/** The nodes of an item for the readers of a language: its own, and the one with its related items. */
type Made = { readonly item: ItemFields; readonly facts: RelatedFacts | null; readonly others: Related | null; readonly ids: NodeIds }
/** By UUID. */
type MadeFor = ReadonlyMap<string, Made>
type AllMade = ReadonlyMap<Langcode, MadeFor>
type NodeIds = { readonly own: string; readonly related: string }

/** The nodes that exist, the items, and their order. */
type Memory = {
  readonly made: AllMade
  readonly fields: readonly ItemFields[]
  readonly items: ReadonlyMap<string, Item>
  readonly sorted: Sorted | undefined
}
const memories = new WeakMap<object, Memory>()

/**
 * Makes the site's nodes (Publication, Member …) from those of gatsby-source-drupal: of each item one for the readers of each language. It
 * leaves out invalid content and reports it.
 *
 * A process that builds again makes only the nodes that change.
 */
export async function sourceNodes(gatsby: SourceNodesArgs): Promise<void> {
  const problems = collectProblems()
  speak(defaultLanguage)
  await untilStored(gatsby)
  const { entities: sourced, files } = readSourced(gatsby)
  const counts = countsOf(itemsOf(sourced).values())
  const emptied = emptiedKind(counts)
  if (emptied !== null) gatsby.reporter.panic(emptied)
  const before: Memory = memories.get(gatsby.store) ?? { made: new Map(), fields: [], items: new Map(), sorted: undefined }
  const places = placesOf(withStart(sourced, problems), before.items, problems)
  const fetched = await fetchFiles(wantedFiles(entitiesOf(places), files), gatsby, problems)
  const file = (uuid: string) => siteFile(files.get(uuid), fetched)
  const content = siteContent(places, before.sorted)
  const made = await makeItems(gatsby, { ...content, file, fetched: (address) => fetched.get(address) }, before.made)
  const all = [...made.values()].flatMap((some) => [...some.values()])
  const fields = all.map(({ item }) => item)
  memories.set(gatsby.store, { made, fields, items: places.items, sorted: content.sorted })
  const directory = directoryOf(gatsby, all)
  await makeLists(gatsby, content, directory, (uuid, language) => made.get(language)?.get(uuid)?.ids.own)

  const found = collectProblems([...problems.all(), ...fields.flatMap((item) => item.problems)]).all()
  noteReport(gatsby, { counts, problems: [...found, ...fields.flatMap(({ advice }) => advice)] })
  reportProblems(found, gatsby.reporter)
}

/** The items that visitors see, without translations that have no address. */
function placesOf(entities: readonly Entity[], before: ReadonlyMap<string, Item>, problems: Problems): Places {
  const paths = resolveAddresses(entities, problems)
  const withPage = new Set([...paths.keys()].map(({ uuid }) => uuid))
  const onSite = entities.filter((entity) => {
    const series = seriesOf(entity)
    if (series !== null) return withPage.has(series)
    return kindOf(entity.type).publicPath === null || paths.has(entity)
  })
  return { paths, items: itemsOf(onSite, before) }
}

function entitiesOf({ items }: Places): readonly Entity[] {
  return [...items.values()].flatMap(({ translations }) => translations)
}

type Sources = SiteContent & Pick<Lookups, "file" | "fetched">

/** Makes the nodes of items, and deletes those of items that are gone. */
async function makeItems(gatsby: SourceNodesArgs, sources: Sources, before: AllMade): Promise<AllMade> {
  const { places, sorted, dates } = sources
  const relatedTo = related({ sorted, dates })
  const perItem = new Map([...places.items].map(([uuid, item]) => [uuid, { pages: pagesOf(item, places.paths), facts: relatedTo(item) }]))
  const targets = linkTargets(places, ownHosts)
  const made = new Map<Langcode, MadeFor>()
  for (const language of languages) {
    const finding = { ...sources, perItem, linkTarget: targets(language) }
    made.set(language, await makeItemsFor(language, gatsby, finding, before.get(language) ?? new Map()))
  }
  speak(defaultLanguage)
  return made
}

type PerItem = ReadonlyMap<string, { readonly pages: Given["pages"]; readonly facts: RelatedFacts | null }>
type Finding = Sources & Pick<Lookups, "linkTarget"> & { readonly perItem: PerItem }

async function makeItemsFor(language: Langcode, gatsby: SourceNodesArgs, finding: Finding, before: MadeFor): Promise<MadeFor> {
  const { places, fixed, tagged, file, fetched, perItem, linkTarget } = finding
  const ids = new Map([...places.items.keys()].map((uuid) => [uuid, before.get(uuid)?.ids ?? idsOf(gatsby, uuid, language)]))
  const nodeId = (uuid: string) => ids.get(uuid)?.own
  const lookups: Lookups = { nodeId, file, fetched, linkTarget }
  const ofTags = tagPaths(tagged, language)
  const made = new Map<string, Made>()
  for (const [uuid, item] of places.items) {
    const known = before.get(uuid)
    const nodeIds = ids.get(uuid) ?? idsOf(gatsby, uuid, language)
    const { pages = [], facts = null } = perItem.get(uuid) ?? {}
    const others = facts && (known !== undefined && isSameFacts(facts, known.facts) ? known.others : relatedNode(facts, nodeId))
    const path = pathIn(item, language, places) ?? ofTags.get(uuid)
    const given = { item, language, path, pages, fixed: fixed.get(uuid) ?? null, related: others && nodeIds.related }
    // Nodes are made in turns, and between two of them other code may speak another language.
    speak(language)
    const fields = itemFields(given, lookups, known?.item)
    made.set(uuid, { item: fields, facts, others, ids: nodeIds })
    if (fields !== known?.item)
      await createNode(gatsby, nodeIds.own, { type: kindOf(item.type).graphql ?? item.type, fields: fields.fields })
    if (others !== null && !isSame(others, known?.others)) await createNode(gatsby, nodeIds.related, others)
  }
  for (const [uuid, one] of before) if (!made.has(uuid)) deleteNodes(gatsby, one)
  return made
}

/** The fields of all nodes of items: of each item those for the readers of each language. */
export function madeItems({ store }: Pick<SourceNodesArgs, "store">): readonly ItemFields[] {
  return memories.get(store)?.fields ?? []
}

/** Finds the fields of the nodes that this process has made. Gatsby's own `getNode` reads each from a file. */
export function madeNodes({ store }: Pick<SourceNodesArgs, "store">): (id: string) => Readonly<Record<string, unknown>> | undefined {
  const all = [...(memories.get(store)?.made.values() ?? [])].flatMap((some) => [...some.values()])
  const items = new Map(all.map(({ ids, item }) => [ids.own, item.fields]))
  const lists = madeLists({ store })
  return (id) => items.get(id) ?? lists.get(id)
}

function idsOf({ createNodeId }: SourceNodesArgs, uuid: string, language: Langcode): NodeIds {
  const name = `g30-${language}.${uuid}`
  return { own: createNodeId(name), related: createNodeId(`${name}-related`) }
}

type NewNode = { readonly type: string; readonly fields: Readonly<Record<string, unknown>> }

async function createNode(gatsby: SourceNodesArgs, id: string, { type, fields }: NewNode): Promise<void> {
  const internal = { type, contentDigest: gatsby.createContentDigest(fields) }
  // Gatsby adds fields to the node's own object.
  await gatsby.actions.createNode({ ...fields, id, parent: null, children: [], internal })
}

/** Gatsby deletes nodes that aren't made any more only after the first sourcing of a process. */
function deleteNodes({ actions, getNode }: SourceNodesArgs, { ids }: Made): void {
  for (const node of [ids.own, ids.related].map((id) => getNode(id))) if (node !== undefined) actions.deleteNode(node)
}

const siteFiles = new WeakMap<RawFile, { readonly bytes: FetchedFile | undefined; readonly file: SiteFile }>()

/** Returns the same object as long as nothing has changed. */
function siteFile(file: RawFile | undefined, fetched: ReadonlyMap<string, FetchedFile>): SiteFile | undefined {
  if (file === undefined) return undefined
  const { filename, filemime: mediaType, filesize: size, uri } = file
  const bytes = fetched.get(uri.url)
  const known = siteFiles.get(file)
  if (known !== undefined && known.bytes === bytes) return known.file
  const { nodeId, width, height } = bytes ?? { nodeId: null, width: 0, height: 0 }
  const made = { file: nodeId, width, height, filename, mediaType, size }
  siteFiles.set(file, { bytes, file: made })
  return made
}

type Files = ReadonlyMap<string, RawFile>

/** The files that an item shows. */
const shown = new WeakMap<Entity, { readonly files: Files; readonly wanted: readonly WantedFile[] }>()

function wantedFiles(entities: readonly Entity[], files: Files): WantedFile[] {
  const find = wantedIn(files)
  return entities.flatMap((item) => {
    const known = shown.get(item)
    if (known?.files === files) return known.wanted
    const wanted = find(item)
    shown.set(item, { files, wanted })
    return wanted
  })
}

/** Makes a function that finds the files that an item shows. */
function wantedIn(files: Files): (item: Entity) => readonly WantedFile[] {
  const byAddress = new Map([...files.values()].map((file) => [file.uri.url, file]))
  const wanted = (item: Entity, address: string, isPicture: boolean): WantedFile => {
    const known = byAddress.get(address)
    return { address, version: known === undefined ? "" : `${known.changed ?? ""} ${known.filesize}`, isPicture, item }
  }
  return (item) => {
    const attached = fileFields(item.type).flatMap(({ name, isPicture }) =>
      (item.relationships[name] ?? []).flatMap(({ id }) => {
        const found = id === null ? undefined : files.get(id)
        return found === undefined ? [] : wanted(item, found.uri.url, isPicture)
      }),
    )
    return [...attached, ...inlineSources(item).map((src) => wanted(item, src, true))]
  }
}

const sourcesIn = new WeakMap<Entity["attributes"], readonly string[]>()

/** The addresses of the pictures in an item's texts. The texts are parsed for them once. */
function inlineSources(item: Entity): readonly string[] {
  const known = sourcesIn.get(item.attributes)
  if (known !== undefined) return known
  const { body, texts } = proseOf(item)
  const found = [body ?? [], Object.values(texts)].flat().flatMap(({ pictures }) => pictures.map(({ src }) => src))
  sourcesIn.set(item.attributes, found)
  return found
}
