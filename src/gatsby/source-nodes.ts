import type { SourceNodesArgs } from "gatsby"
import { kindOf } from "../../contract/content.ts"
import { resolveAddresses } from "./content/addresses.ts"
import { bodyFields, readBody, readTexts, textFields, type Body } from "./content/body.ts"
import { contentFields, noFile, type SiteFile } from "./content/content-fields.ts"
import { derived } from "./content/derived.ts"
import { describe, type Entity } from "./content/entity.ts"
import { fetchFiles, type FetchedFile, type WantedFile } from "./content/files.ts"
import { linkTargets } from "./content/links.ts"
import { reportProblems, collectProblems } from "./content/problems.ts"
import { readEntities, readFiles, untilStored, type RawFile } from "./content/sourced-nodes.ts"
import { typeset } from "../lib/text/typography.ts"
import { fileFields } from "./model.ts"
import { ownHosts } from "./source-options.ts"

/** Makes the site's nodes (Publication, Member …) from those of gatsby-source-drupal. Leaves out invalid content and reports it. */
export async function sourceNodes(gatsby: SourceNodesArgs): Promise<void> {
  const problems = collectProblems()
  await untilStored(gatsby)
  const entities = readEntities(gatsby)
  const paths = resolveAddresses(entities, problems)
  const onSite = entities.filter(({ uuid, type }) => kindOf(type).publicPath === null || paths.has(uuid))
  const bodies = new Map(onSite.map((entity) => [entity.uuid, readBody(entity)]))
  const texts = new Map(onSite.map((entity) => [entity.uuid, readTexts(entity)]))
  const prose = ({ uuid }: Entity) => [bodies.get(uuid) ?? [], Object.values(texts.get(uuid) ?? {})].flat()
  const files = readFiles(gatsby)
  const fetched = await fetchFiles(wantedFiles(onSite, prose, files), gatsby, problems)
  const ids = new Map(onSite.map(({ uuid }) => [uuid, gatsby.createNodeId(`g30-${uuid}`)]))
  const nodeId = (uuid: string) => ids.get(uuid)
  const file = (uuid: string) => siteFile(files.get(uuid), fetched)
  const linkTarget = linkTargets(onSite, paths, ownHosts)
  const derivedFields = derived(onSite, nodeId)

  for (const entity of onSite) {
    const { type, uuid } = entity
    const body = bodies.get(uuid)
    const fields = {
      ...baseFields(entity),
      ...(body === undefined ? {} : { path: paths.get(uuid), ...bodyFields(entity, body, fetched) }),
      ...textFields(entity, texts.get(uuid) ?? {}, fetched),
      ...contentFields(entity, { nodeId, file, linkTarget, problems }),
      ...derivedFields(entity, body),
    }
    const id = gatsby.createNodeId(`g30-${uuid}`)
    const internal = { type: kindOf(type).graphql ?? type, contentDigest: gatsby.createContentDigest(fields) }
    await gatsby.actions.createNode({ ...fields, id, parent: null, children: [], internal })
  }
  reportProblems(problems.all(), gatsby.reporter)
}

function baseFields({ type, uuid, number, langcode, label, changed, attributes }: Entity) {
  const name = kindOf(type).entityType === "taxonomy_term" ? "name" : "title"
  // No query asks for the revision: src/gatsby/stamps/edit-stamps.ts does.
  return { drupalId: uuid, number, langcode, changed, vid: attributes.drupal_internal__vid, [name]: typeset(label, langcode) }
}

function siteFile(file: RawFile | undefined, fetched: ReadonlyMap<string, FetchedFile>): SiteFile | undefined {
  if (file === undefined) return undefined
  const { filename, filemime: mediaType, filesize: size, uri } = file
  return { ...noFile, ...fetched.get(uri.url), filename, mediaType, size }
}

function wantedFiles(
  entities: readonly Entity[],
  prose: (entity: Entity) => readonly Pick<Body, "pictures">[],
  files: ReadonlyMap<string, RawFile>,
): WantedFile[] {
  return entities.flatMap((entity) => {
    const item = describe(entity)
    const inline = prose(entity).flatMap(({ pictures }) => pictures.map(({ src }) => ({ address: src, isPicture: true, item })))
    const attached = fileFields(entity.type).flatMap(({ name, isPicture }) =>
      (entity.relationships[name] ?? []).flatMap(({ id }) => {
        const found = id === null ? undefined : files.get(id)
        return found === undefined ? [] : [{ address: found.uri.url, isPicture, item }]
      }),
    )
    return [...attached, ...inline]
  })
}
