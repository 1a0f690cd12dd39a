import type { SourceNodesArgs } from "gatsby"
import { kindOf } from "../../contract/content.ts"
import { defaultLanguage } from "../../contract/languages.ts"
import { speak } from "../lib/strings/all.ts"
import { agendaLists } from "./content/agenda/agenda-lists.ts"
import { datesOfAll, todayInBrussels } from "./content/agenda/dates.ts"
import { noteCalendars } from "./content/agenda/calendars.ts"
import { withStart } from "./content/agenda/event-times.ts"
import { resolveAddresses } from "./content/addresses.ts"
import type { SiteFile } from "./content/content-fields.ts"
import type { Entity } from "./content/entity.ts"
import { fetchFiles, type FetchedFile, type WantedFile } from "./content/files.ts"
import { itemFields, type ItemFields, type Lookups } from "./content/item-fields.ts"
import { proseOf } from "./content/body.ts"
import { linkTargets } from "./content/links.ts"
import { createLists, latestList, siteFactsList } from "./content/lists.ts"
import { collectProblems, reportProblems } from "./content/problems.ts"
import { isSame, related, type Related } from "./content/related.ts"
import { countsOf, emptiedKind, noteReport } from "./content/report.ts"
import { readSourced, untilStored, type RawFile } from "./content/sourced-nodes.ts"
import { sortItems, type Sorted } from "./content/sorted.ts"
import { fileFields } from "./model.ts"
import { ownHosts } from "./source-options.ts"

/** The nodes of an item: its own, and the one with its related items. */
type Made = { readonly item: ItemFields; readonly others: Related | null; readonly ids: NodeIds }
type NodeIds = { readonly own: string; readonly related: string }

/** The nodes that exist, by their items' UUIDs, and the order of their items. */
type Memory = { readonly made: ReadonlyMap<string, Made>; readonly sorted: Sorted | undefined }
const memories = new WeakMap<object, Memory>()

/**
 * Makes the site's nodes (Publication, Member …) from those of gatsby-source-drupal. It leaves out invalid content and reports it.
 *
 * A process that builds again makes only the nodes that change.
 */
export async function sourceNodes(gatsby: SourceNodesArgs): Promise<void> {
  const problems = collectProblems()
  speak(defaultLanguage)
  await untilStored(gatsby)
  const { entities: sourced, files } = readSourced(gatsby)
  const entities = withStart(sourced, problems)
  const counts = countsOf(entities)
  const emptied = emptiedKind(counts)
  if (emptied !== null) gatsby.reporter.panic(emptied)
  const paths = resolveAddresses(entities, problems)
  const onSite = entities.filter(({ uuid, type }) => kindOf(type).publicPath === null || paths.has(uuid))
  const fetched = await fetchFiles(wantedFiles(onSite, files), gatsby, problems)
  const { made: before, sorted: sortedBefore }: Memory = memories.get(gatsby.store) ?? { made: new Map(), sorted: undefined }
  const ids = new Map(onSite.map(({ uuid }) => [uuid, before.get(uuid)?.ids ?? idsOf(gatsby, uuid)]))
  const lookups: Lookups = {
    nodeId: (uuid) => ids.get(uuid)?.own,
    file: (uuid) => siteFile(files.get(uuid), fetched),
    fetched: (address) => fetched.get(address),
    linkTarget: linkTargets(onSite, paths, ownHosts),
  }
  const today = todayInBrussels()
  const dates = datesOfAll(onSite, today)
  const sorted = sortItems(onSite, sortedBefore)
  const relatedTo = related({ sorted, dates, nodeId: lookups.nodeId })
  noteCalendars(gatsby, { entities: onSite, paths, today })

  const now = new Map<string, Made>()
  for (const entity of onSite) {
    const { uuid, type } = entity
    const known = before.get(uuid)
    const nodeIds = ids.get(uuid) ?? idsOf(gatsby, uuid)
    const others = relatedTo(entity)
    const item = itemFields(entity, { path: paths.get(uuid), related: others && nodeIds.related }, lookups, known?.item)
    now.set(uuid, { item, others, ids: nodeIds })
    if (item !== known?.item) await createNode(gatsby, nodeIds.own, { type: kindOf(type).graphql ?? type, fields: item.fields })
    if (others !== null && !isSame(others, known?.others)) await createNode(gatsby, nodeIds.related, others)
  }
  for (const [uuid, made] of before) if (!now.has(uuid)) deleteNodes(gatsby, made)
  memories.set(gatsby.store, { made: now, sorted })
  const categories = onSite.filter(({ type }) => type === "taxonomy_term--event_categories")
  const agenda = agendaLists({ dates, categories, today, nodeId: lookups.nodeId })
  const ofAgenda = agenda.map((fields) => ({ type: "AgendaList", key: `agenda-${fields.path}`, fields }))
  await createLists(gatsby, [...ofAgenda, latestList(sorted, lookups.nodeId), siteFactsList({ paths, dates })])

  const items = madeItems(gatsby)
  const all = collectProblems([...problems.all(), ...items.flatMap((item) => item.problems)]).all()
  noteReport(gatsby, { counts, problems: [...all, ...items.flatMap(({ advice }) => advice)] })
  reportProblems(all, gatsby.reporter)
}

/** The items of the site whose nodes exist. */
export function madeItems({ store }: Pick<SourceNodesArgs, "store">): readonly ItemFields[] {
  return [...(memories.get(store)?.made.values() ?? [])].map(({ item }) => item)
}

function idsOf({ createNodeId }: SourceNodesArgs, uuid: string): NodeIds {
  return { own: createNodeId(`g30-${uuid}`), related: createNodeId(`g30-${uuid}-related`) }
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
