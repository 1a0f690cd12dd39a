import type { Node, SourceNodesArgs } from "gatsby"
import * as v from "valibot"
import { kindOf } from "../../contract/content.ts"
import { resolveAddresses } from "./content/addresses.ts"
import { contentFields, type SiteFile } from "./content/content-fields.ts"
import { derived } from "./content/derived.ts"
import { describe, readEntity, type Entity } from "./content/entity.ts"
import { fetchFiles, type WantedFile } from "./content/files.ts"
import { linkTargets } from "./content/links.ts"
import { drupalNodeType, fileFields, sourcedTypes } from "./model.ts"
import { reportProblems, collectProblems } from "./content/problems.ts"
import { parseProse, type Prose } from "./content/prose.ts"
import { apiUrl } from "./source-options.ts"
import { typeset } from "./content/typography.ts"

const rawFile = v.looseObject({
  drupal_id: v.string(),
  filename: v.string(),
  filemime: v.nullish(v.string(), "application/octet-stream"),
  filesize: v.nullish(v.number(), 0),
  uri: v.object({ url: v.string() }),
})
type RawFile = v.InferOutput<typeof rawFile>

/** The part of Gatsby's state that lists the nodes which this build created or confirmed. */
const gatsbyState = v.object({ nodesTouched: v.instance(Set) })

/** The site's and the back end's: what links there is a link within the site. */
const ownHosts = [apiUrl, process.env.GATSBY_API_URL ?? "", process.env.G30_SITE_URL ?? ""]
  .filter((url) => URL.canParse(url))
  .map((url) => new URL(url).host)

const body = v.object({ processed: v.nullish(v.string(), ""), summary: v.nullish(v.string(), "") })

/**
 * Makes the site's own nodes (Publication, Member …) of what gatsby-source-drupal read, after it.
 *
 * All names, links and pictures are resolved here, once, where everything is known; templates and components see the domain only. What is wrong in the
 * content is left out or falls back, and is listed in one report.
 */
export async function sourceNodes(gatsby: SourceNodesArgs): Promise<void> {
  const problems = collectProblems()
  await untilStored(gatsby)
  const entities = readEntities(gatsby)
  const paths = resolveAddresses(entities, problems)
  const onSite = entities.filter(({ uuid, type }) => kindOf(type).publicPath === null || paths.has(uuid))
  const texts = new Map(onSite.map((entity) => [entity.uuid, readBody(entity)]))
  const raw = readFiles(gatsby)
  const fetched = await fetchFiles(wantedFiles(onSite, texts, raw), apiUrl, gatsby, problems)

  const ids = new Map(onSite.map(({ uuid }) => [uuid, gatsby.createNodeId(`g30-${uuid}`)]))
  const nodeId = (uuid: string) => ids.get(uuid)
  const file = (uuid: string): SiteFile | undefined => {
    const found = raw.get(uuid)
    if (found === undefined) return undefined
    const local = fetched.get(found.uri.url)
    const { filename, filemime, filesize } = found
    return {
      filename,
      mediaType: filemime,
      size: filesize,
      nodeId: local?.nodeId ?? null,
      width: local?.width ?? 0,
      height: local?.height ?? 0,
    }
  }
  const linkTarget = linkTargets(onSite, paths, ownHosts)
  const more = derived(onSite, nodeId)

  for (const entity of onSite) {
    const { type, uuid, number, langcode, label, changed } = entity
    const { entityType, graphql } = kindOf(type)
    const text = texts.get(uuid)
    const fields = {
      drupalId: uuid,
      number,
      langcode,
      changed,
      [entityType === "taxonomy_term" ? "name" : "title"]: typeset(label, langcode),
      ...(text === undefined ? {} : page(entity, text, paths.get(uuid), fetched)),
      ...contentFields(entity, { nodeId, file, linkTarget, problems }),
      ...more(entity, text),
    }
    const id = gatsby.createNodeId(`g30-${uuid}`)
    const internal = { type: graphql ?? type, contentDigest: gatsby.createContentDigest(fields) }
    await gatsby.actions.createNode({ ...fields, id, parent: null, children: [], internal })
  }
  reportProblems(problems.all(), gatsby.reporter)
}

/**
 * Waits until all nodes that were made so far can be read by their type.
 *
 * Gatsby's store (LMDB) commits in the background, and a plugin's nodes may not be there yet when the next one looks for them; only `createNode`, of a
 * node that changes, waits for the commit.
 */
async function untilStored({ actions, createNodeId }: SourceNodesArgs): Promise<void> {
  const internal = { type: "SourcedContent", contentDigest: String(process.hrtime.bigint()) }
  await actions.createNode({ id: createNodeId("g30-sourced-content"), parent: null, children: [], internal })
}

function readEntities(gatsby: SourceNodesArgs): Entity[] {
  return sourcedTypes.flatMap((type) =>
    readNow(gatsby, drupalNodeType(type))
      .map((node) => readEntity(type, node, gatsby.getNode))
      .filter((entity) => entity !== null),
  )
}

/**
 * Finds the nodes of a type that the back end answered in this build.
 *
 * Gatsby removes the nodes of an earlier build only after `sourceNodes`. Without this filter, deleted or unpublished content would stay on
 * the site for one more build.
 */
function readNow({ getNodesByType, store }: SourceNodesArgs, type: string): Node[] {
  // Gatsby types getState as a bare Function, which can't be called.
  const { nodesTouched } = v.parse(gatsbyState, Reflect.apply(store.getState, store, []))
  return getNodesByType(type).filter(({ id }) => nodesTouched.has(id))
}

function readFiles(gatsby: SourceNodesArgs): ReadonlyMap<string, RawFile> {
  const files = readNow(gatsby, "file__file").map((node) => v.parse(rawFile, node))
  return new Map(files.map((file) => [file.drupal_id, file]))
}

type Text = Prose & { readonly summary: string }

function readBody(entity: Entity): Text | undefined {
  if (kindOf(entity.type).publicPath === null) return undefined
  const parsed = v.safeParse(body, entity.attributes.body)
  const { processed, summary } = parsed.success ? parsed.output : { processed: "", summary: "" }
  return { ...parseProse(processed, { langcode: entity.langcode, ownHosts }), summary: typeset(summary, entity.langcode) }
}

function wantedFiles(
  entities: readonly Entity[],
  texts: ReadonlyMap<string, Text | undefined>,
  files: ReadonlyMap<string, RawFile>,
): WantedFile[] {
  return entities.flatMap((entity) => {
    const item = describe(entity)
    const inline = texts.get(entity.uuid)?.pictures.map(({ src }) => ({ address: src, isPicture: true, item })) ?? []
    const attached = fileFields(entity.type).flatMap((field) =>
      (entity.relationships[field] ?? []).flatMap(({ id }) => {
        const found = id === null ? undefined : files.get(id)
        return found === undefined ? [] : [{ address: found.uri.url, isPicture: field !== "field_attachments", item }]
      }),
    )
    return [...attached, ...inline]
  })
}

function page(
  entity: Entity,
  { tree, pictures, summary }: Text,
  path: string | undefined,
  fetched: Awaited<ReturnType<typeof fetchFiles>>,
) {
  return {
    path,
    created: entity.created,
    promote: entity.promote,
    summary,
    body: {
      tree,
      pictures: pictures.map(({ src, alt, width, height }) => {
        const local = fetched.get(src)
        return {
          alt: typeset(alt, entity.langcode),
          title: "",
          focus: "0.5 0.5",
          file: local?.nodeId ?? null,
          width: width ?? local?.width ?? 3,
          height: height ?? local?.height ?? 2,
        }
      }),
    },
  }
}
