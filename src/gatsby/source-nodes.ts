import type { SourceNodesArgs } from "gatsby"
import { kindOf } from "../../contract/content.ts"
import { defaultLanguage } from "../../contract/languages.ts"
import { setBuildLanguage } from "../lib/strings/all.ts"
import { seriesOf, withStart } from "./content/agenda/event-times.ts"
import { directoryOf } from "./content/directory/directory.ts"
import { resolveAddresses } from "./content/addresses.ts"
import type { SiteFile } from "./content/content-fields.ts"
import type { Entity } from "./content/source-entity.ts"
import { fetchFiles, type FetchedFile } from "./content/files.ts"
import type { ItemFields } from "./content/item-fields.ts"
import { itemsOf, type Places } from "./content/items.ts"
import { readTexts, textsFile } from "./content/kept-texts.ts"
import { madeLists } from "./content/lists.ts"
import { collectProblems, reportProblems, type Problems } from "./content/build-problems.ts"
import { countsOf, noteReport } from "./content/report.ts"
import { siteContent } from "./content/site-content.ts"
import { nodeWriter } from "./content/node-writer.ts"
import { isQuick, readSourced, untilStored, type RawFile } from "./content/sourced-nodes.ts"
import { wantedFiles } from "./content/wanted-files.ts"
import { watchPageData } from "./stamps.ts"
import { makeItems, type NodesByLanguage } from "./make-items.ts"
import { makeLists } from "./make-lists.ts"
import { nodeTypes } from "./schema.ts"
import type { Files } from "./write-files.ts"

type Memory = {
  readonly nodes: NodesByLanguage
  readonly fields: readonly ItemFields[]
  /** Many items make these files, which are written after the pages. */
  readonly files: Files
}
const memories = new WeakMap<object, Memory>()
const emptyMemory: Memory = { nodes: new Map(), fields: [], files: new Map() }

/**
 * Makes a node (Publication, Member …) of each item for the readers of each language. Reports invalid content and leaves it out. A later build of the
 * process makes only changed nodes.
 */
export async function sourceNodes(gatsby: SourceNodesArgs): Promise<void> {
  setBuildLanguage(defaultLanguage)
  if (!isQuick(gatsby)) await untilStored(gatsby)
  const { entities: sourced, files, faults } = readSourced(gatsby)
  const problems = collectProblems()
  faults.forEach(problems.add)
  const counts = countsOf(new Map(sourced.map((entity) => [entity.uuid, entity])).values())
  const before: Memory = memories.get(gatsby.store) ?? emptyMemory
  // A process of publisher/ begins with the nodes of the process before it.
  const isFirst = !memories.has(gatsby.store) && isQuick(gatsby)
  if (isFirst) recall(gatsby)
  const places = placesOf(withStart(sourced, problems), problems)
  const fetchedFiles = await fetchFiles(wantedFiles(entitiesOf(places), files), gatsby, problems)
  const file = (uuid: string) => siteFile(files.get(uuid), fetchedFiles)
  const content = siteContent(places)
  const writer = nodeWriter(gatsby, isFirst ? nodeTypes : [])
  const nodes = makeItems(gatsby, writer, { ...content, file, fetchedFile: (address) => fetchedFiles.get(address) }, before.nodes)
  const all = [...nodes.values()].flatMap(({ items }) => [...items.values()])
  const fields = all.map(({ item }) => item)
  const directory = directoryOf(all)
  const listNodes = makeLists(gatsby, writer, {
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

/** Leaves out hidden items, and translations without an address. */
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

export function madeItems({ store }: Pick<SourceNodesArgs, "store">): readonly ItemFields[] {
  return memories.get(store)?.fields ?? []
}

export function madeFiles({ store }: Pick<SourceNodesArgs, "store">): Files {
  return memories.get(store)?.files ?? new Map()
}

function siteFile(file: RawFile | undefined, fetchedFiles: ReadonlyMap<string, FetchedFile>): SiteFile | undefined {
  if (file === undefined) return undefined
  const { filename, filemime: mediaType, filesize: size, uri } = file
  const { nodeId, width, height } = fetchedFiles.get(uri.url) ?? { nodeId: null, width: 0, height: 0 }
  return { file: nodeId, width, height, filename, mediaType, size }
}
