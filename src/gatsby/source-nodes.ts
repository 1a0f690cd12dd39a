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
import { itemFields, type ItemFields, type Lookups } from "./content/item-fields.ts"
import { proseOf } from "./content/body.ts"
import { itemsOf, pagesOf, pathIn, type Item, type Places } from "./content/items.ts"
import { linkTargets } from "./content/links.ts"
import { madeLists } from "./content/lists.ts"
import { collectProblems, reportProblems, type Problems } from "./content/problems.ts"
import { isSame, related, type Related } from "./content/related.ts"
import { countsOf, emptiedKind, noteReport } from "./content/report.ts"
import { siteContent, type SiteContent } from "./content/site-content.ts"
import { readSourced, untilStored, type RawFile } from "./content/sourced-nodes.ts"
import { tagPaths } from "./content/publications/tag-paths.ts"
import type { Sorted } from "./content/sorted.ts"
import { makeLists } from "./make-lists.ts"
import { fileFields } from "./model.ts"
import { ownHosts } from "./source-options.ts"

/** The nodes of an item for the readers of a language: its own, and the one with its related items. */
type Made = { readonly item: ItemFields; readonly others: Related | null; readonly ids: NodeIds }
type NodeIds = { readonly own: string; readonly related: string }

/** The nodes that exist, by language and UUID, the items, and their order. */
type Memory = { readonly made: ReadonlyMap<string, Made>; readonly items: ReadonlyMap<string, Item>; readonly sorted: Sorted | undefined }
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
  const before: Memory = memories.get(gatsby.store) ?? { made: new Map(), items: new Map(), sorted: undefined }
  const places = placesOf(withStart(sourced, problems), before.items, problems)
  const fetched = await fetchFiles(wantedFiles(entitiesOf(places), files), gatsby, problems)
  const file = (uuid: string) => siteFile(files.get(uuid), fetched)
  const content = siteContent(places, before.sorted)
  const made = await makeItems(gatsby, { ...content, file, fetched: (address) => fetched.get(address) }, before.made)
  memories.set(gatsby.store, { made, items: places.items, sorted: content.sorted })
  const directory = directoryOf(gatsby, made.values())
  await makeLists(gatsby, content, directory, (uuid, language) => made.get(keyOf(uuid, language))?.ids.own)

  const all = collectProblems([...problems.all(), ...madeItems(gatsby).flatMap((item) => item.problems)]).all()
  noteReport(gatsby, { counts, problems: [...all, ...madeItems(gatsby).flatMap(({ advice }) => advice)] })
  reportProblems(all, gatsby.reporter)
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
async function makeItems(gatsby: SourceNodesArgs, sources: Sources, before: ReadonlyMap<string, Made>): Promise<ReadonlyMap<string, Made>> {
  const { places, fixed, sorted, dates, tagged, file, fetched } = sources
  const { items, paths } = places
  const ids = new Map<string, NodeIds>()
  for (const language of languages)
    for (const uuid of items.keys()) ids.set(keyOf(uuid, language), before.get(keyOf(uuid, language))?.ids ?? idsOf(gatsby, uuid, language))
  const linkTarget = linkTargets(places, ownHosts)
  const relatedTo = related({ sorted, dates })
  const pages = new Map([...items].map(([uuid, item]) => [uuid, pagesOf(item, paths)]))
  const made = new Map<string, Made>()
  for (const language of languages) {
    const nodeId = (uuid: string) => ids.get(keyOf(uuid, language))?.own
    const lookups: Lookups = { nodeId, file, fetched, linkTarget: linkTarget(language) }
    const ofTags = tagPaths(tagged, language)
    for (const [uuid, item] of items) {
      const key = keyOf(uuid, language)
      const [known, nodeIds] = [before.get(key), ids.get(key) ?? idsOf(gatsby, uuid, language)]
      const others = relatedTo(item, nodeId)
      const path = pathIn(item, language, places) ?? ofTags.get(uuid)
      const given = {
        item,
        language,
        path,
        pages: pages.get(uuid) ?? [],
        fixed: fixed.get(uuid) ?? null,
        related: others && nodeIds.related,
      }
      // Nodes are made in turns, and between two of them other code may speak another language.
      speak(language)
      const fields = itemFields(given, lookups, known?.item)
      made.set(key, { item: fields, others, ids: nodeIds })
      if (fields !== known?.item)
        await createNode(gatsby, nodeIds.own, { type: kindOf(item.type).graphql ?? item.type, fields: fields.fields })
      if (others !== null && !isSame(others, known?.others)) await createNode(gatsby, nodeIds.related, others)
    }
  }
  speak(defaultLanguage)
  for (const [key, one] of before) if (!made.has(key)) deleteNodes(gatsby, one)
  return made
}

/** The fields of all nodes of items: of each item those for the readers of each language. */
export function madeItems({ store }: Pick<SourceNodesArgs, "store">): readonly ItemFields[] {
  return [...(memories.get(store)?.made.values() ?? [])].map(({ item }) => item)
}

/** Finds the fields of the nodes that this process has made. Gatsby's own `getNode` reads each from a file. */
export function madeNodes({ store }: Pick<SourceNodesArgs, "store">): (id: string) => Readonly<Record<string, unknown>> | undefined {
  const items = new Map([...(memories.get(store)?.made.values() ?? [])].map(({ ids, item }) => [ids.own, item.fields]))
  const lists = madeLists({ store })
  return (id) => items.get(id) ?? lists.get(id)
}

function keyOf(uuid: string, language: Langcode): string {
  return `${language}.${uuid}`
}

function idsOf({ createNodeId }: SourceNodesArgs, uuid: string, language: Langcode): NodeIds {
  const name = `g30-${keyOf(uuid, language)}`
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
    const { body, texts } = proseOf(item)
    const inline = [body ?? [], Object.values(texts)].flat().flatMap(({ pictures }) => pictures)
    const attached = fileFields(item.type).flatMap(({ name, isPicture }) =>
      (item.relationships[name] ?? []).flatMap(({ id }) => {
        const found = id === null ? undefined : files.get(id)
        return found === undefined ? [] : wanted(item, found.uri.url, isPicture)
      }),
    )
    return [...attached, ...inline.map(({ src }) => wanted(item, src, true))]
  }
}
