import type { SourceNodesArgs } from "gatsby"
import { kindOf } from "../../contract/content.ts"
import { resolveAddresses } from "./content/addresses.ts"
import { noFile, type SiteFile } from "./content/content-fields.ts"
import { derived } from "./content/derived.ts"
import type { Entity } from "./content/entity.ts"
import { fetchFiles, type FetchedFile, type WantedFile } from "./content/files.ts"
import { itemFields, type ItemFields, type Lookups } from "./content/item-fields.ts"
import { proseOf } from "./content/item-prose.ts"
import { linkTargets } from "./content/links.ts"
import { collectProblems, reportProblems } from "./content/problems.ts"
import { countsOf, emptiedKind, noteReport } from "./content/report.ts"
import { readSourced, untilStored, type RawFile } from "./content/sourced-nodes.ts"
import { fileFields } from "./model.ts"
import { ownHosts } from "./source-options.ts"

/** The fields of the nodes that exist, by UUID. */
const memories = new WeakMap<object, Map<string, ItemFields>>()

/**
 * Makes the site's nodes (Publication, Member …) from those of gatsby-source-drupal. Leaves out invalid content and reports it.
 * A process that builds again makes only the nodes that change.
 */
export async function sourceNodes(gatsby: SourceNodesArgs): Promise<void> {
  const problems = collectProblems()
  await untilStored(gatsby)
  const { entities, files } = readSourced(gatsby)
  const counts = countsOf(entities)
  const emptied = emptiedKind(counts)
  if (emptied !== null) gatsby.reporter.panic(emptied)
  const paths = resolveAddresses(entities, problems)
  const onSite = entities.filter(({ uuid, type }) => kindOf(type).publicPath === null || paths.has(uuid))
  const fetched = await fetchFiles(wantedFiles(onSite, files), gatsby, problems)
  const ids = new Map(onSite.map(({ uuid }) => [uuid, gatsby.createNodeId(`g30-${uuid}`)]))
  const lookups: Lookups = {
    nodeId: (uuid) => ids.get(uuid),
    file: (uuid) => siteFile(files.get(uuid), fetched),
    fetched: (address) => fetched.get(address),
    linkTarget: linkTargets(onSite, paths, ownHosts),
  }
  const derivedFields = derived(onSite, lookups.nodeId)

  const before = memories.get(gatsby.store) ?? new Map<string, ItemFields>()
  const now = new Map<string, ItemFields>()
  for (const entity of onSite) {
    const given = { path: paths.get(entity.uuid), derived: derivedFields(entity, proseOf(entity).body) }
    const item = itemFields(entity, given, lookups, before.get(entity.uuid))
    now.set(entity.uuid, item)
    if (item !== before.get(entity.uuid)) await createNode(gatsby, item)
  }
  for (const uuid of before.keys()) if (!now.has(uuid)) deleteNode(gatsby, uuid)
  memories.set(gatsby.store, now)

  const all = collectProblems([...problems.all(), ...[...now.values()].flatMap((item) => item.problems)]).all()
  noteReport(gatsby, { counts, problems: [...all, ...[...now.values()].flatMap(({ advice }) => advice)] })
  reportProblems(all, gatsby.reporter)
}

async function createNode(gatsby: SourceNodesArgs, { entity: { type, uuid }, fields }: ItemFields): Promise<void> {
  const id = gatsby.createNodeId(`g30-${uuid}`)
  const internal = { type: kindOf(type).graphql ?? type, contentDigest: gatsby.createContentDigest(fields) }
  // Gatsby adds fields to the node's own object.
  await gatsby.actions.createNode({ ...fields, id, parent: null, children: [], internal })
}

/** Gatsby deletes nodes that aren't made any more only after the first sourcing of a process. */
function deleteNode({ actions, createNodeId, getNode }: SourceNodesArgs, uuid: string): void {
  const node = getNode(createNodeId(`g30-${uuid}`))
  if (node !== undefined) actions.deleteNode(node)
}

function siteFile(file: RawFile | undefined, fetched: ReadonlyMap<string, FetchedFile>): SiteFile | undefined {
  if (file === undefined) return undefined
  const { filename, filemime: mediaType, filesize: size, uri } = file
  return { ...noFile, ...fetched.get(uri.url), filename, mediaType, size }
}

function wantedFiles(entities: readonly Entity[], files: ReadonlyMap<string, RawFile>): WantedFile[] {
  const byAddress = new Map([...files.values()].map((file) => [file.uri.url, file]))
  const wanted = (item: Entity, address: string, isPicture: boolean): WantedFile => {
    const known = byAddress.get(address)
    return { address, version: known === undefined ? "" : `${known.changed ?? ""} ${known.filesize}`, isPicture, item }
  }
  return entities.flatMap((item) => {
    const { body, texts } = proseOf(item)
    const inline = [body ?? [], Object.values(texts)].flat().flatMap(({ pictures }) => pictures)
    const attached = fileFields(item.type).flatMap(({ name, isPicture }) =>
      (item.relationships[name] ?? []).flatMap(({ id }) => {
        const found = id === null ? undefined : files.get(id)
        return found === undefined ? [] : wanted(item, found.uri.url, isPicture)
      }),
    )
    return [...attached, ...inline.map(({ src }) => wanted(item, src, true))]
  })
}
