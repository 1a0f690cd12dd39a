import * as v from "valibot"
import { languages } from "#contract/languages.ts"
import type { Changes } from "./read-changes.ts"
import { pagePlugin, sitePlugin, sourcePlugin, type Gatsby } from "./gatsby-internals.ts"

export type BuildChanges = Exclude<Changes, { readonly kind: "failed" }>

const relationship = v.object({ data: v.optional(v.nullable(v.union([v.array(v.unknown()), v.unknown()]))) })
const identifier = v.object({ meta: v.record(v.string(), v.unknown()) })
const relationships = v.object({ relationships: v.optional(v.record(v.string(), relationship), {}) })

/** Replaces gatsby-source-drupal's own update, which ends the process if an item no longer refers to a deleted one. */
export async function applyChanges(gatsby: Gatsby, changes: BuildChanges): Promise<void> {
  if (changes.kind === "all") return
  // Each write waits for the disk, so all run at once.
  await Promise.all(changes.updated.map((resource) => putNode(gatsby, resource)))
  for (const { id, langcode } of changes.gone) {
    // A back end need not name the languages of an item that was deleted as a whole.
    for (const language of langcode === null ? languages : [langcode]) {
      const node = gatsby.datastore().getNode(gatsby.sourcedId(`${language}.${id}`))
      if (node !== undefined) gatsby.store.dispatch({ type: "DELETE_NODE", payload: node })
    }
  }
  await gatsby.datastore().ready()
}

async function putNode({ nodeFromData, sourcedId, createNode, contentDigest, store }: Gatsby, resource: object): Promise<void> {
  const { drupal_relationships: _, ...nodeData } = await nodeFromData(resource, sourcedId, [], { languageConfig: undefined })
  const metas = Object.entries(v.parse(relationships, resource).relationships).flatMap(([name, { data }]) => {
    const meta = metaOf(data)
    return name in nodeData || meta === null ? [] : [[name, meta] as const]
  })
  const node = { ...nodeData, ...Object.fromEntries(metas) }
  const internal = { ...nodeData.internal, contentDigest: contentDigest(node) }
  await store.dispatch(createNode({ ...node, internal }, { name: sourcePlugin }))
}

/** Returns the `meta` of references, by which src/gatsby/content/source-entity.ts finds their targets. */
function metaOf(data: unknown): unknown {
  const metas = [data].flat().flatMap((one) => (v.is(identifier, one) && Object.keys(one.meta).length > 0 ? [one.meta] : []))
  if (Array.isArray(data)) return metas.length > 0 ? metas : null
  return metas[0] ?? null
}

/** After a process's first sourcing, Gatsby deletes all nodes that were neither made nor touched. This keeps them if the changes are known. */
export async function keepingNodes(gatsby: Gatsby, changes: BuildChanges, source: () => Promise<unknown>): Promise<void> {
  const { statefulSourcePlugins } = gatsby.state()
  const owners = changes.kind === "changes" ? [sourcePlugin, sitePlugin, pagePlugin] : [pagePlugin]
  for (const owner of owners) statefulSourcePlugins.add(owner)
  try {
    await source()
  } finally {
    // Gatsby saves the set with its state, and a full build must delete the nodes of removed items.
    for (const owner of owners) statefulSourcePlugins.delete(owner)
  }
}

/** Tells gatsby-source-drupal to read everything, or nothing if the changes are applied already. */
export function webhookOf(changes: BuildChanges): object {
  return changes.kind === "all" ? {} : { action: "update", data: [] }
}
