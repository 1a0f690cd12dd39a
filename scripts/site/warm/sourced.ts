import * as v from "valibot"
import { languages } from "#contract/languages.ts"
import type { Changes } from "./changes.ts"
import { sourcePlugin, type Gatsby } from "./gatsby-internals.ts"

export type Read = Exclude<Changes, { readonly kind: "failed" }>

const relationship = v.object({ data: v.optional(v.nullable(v.union([v.array(v.unknown()), v.unknown()]))) })
const identifier = v.object({ meta: v.record(v.string(), v.unknown()) })
const relationships = v.object({ relationships: v.optional(v.record(v.string(), relationship), {}) })

/**
 * Puts changed items into Gatsby's store as gatsby-source-drupal does, and takes out those that are gone.
 *
 * The plugin's own way of doing so ends the process if an item refers no longer to something that is gone.
 */
export async function applyChanges(gatsby: Gatsby, changes: Read): Promise<void> {
  if (changes.kind === "all") return
  for (const resource of changes.updated) await putNode(gatsby, resource)
  for (const { id, langcode } of changes.gone) {
    // Of an item that is gone as a whole, a back end needn't say the languages.
    for (const language of langcode === null ? languages : [langcode]) {
      const node = gatsby.datastore().getNode(gatsby.sourcedId(`${language}.${id}`))
      if (node !== undefined) gatsby.store.dispatch({ type: "DELETE_NODE", payload: node })
    }
  }
  await gatsby.datastore().ready()
}

async function putNode({ nodeFromData, sourcedId, createNode, contentDigest, store }: Gatsby, resource: object): Promise<void> {
  const { drupal_relationships: _, ...made } = await nodeFromData(resource, sourcedId, [], { languageConfig: undefined })
  const metas = Object.entries(v.parse(relationships, resource).relationships).flatMap(([name, { data }]) => {
    const meta = metaOf(data)
    return name in made || meta === null ? [] : [[name, meta] as const]
  })
  const node = { ...made, ...Object.fromEntries(metas) }
  const internal = { ...made.internal, contentDigest: contentDigest(node) }
  await store.dispatch(createNode({ ...node, internal }, { name: sourcePlugin }))
}

/** What Drupal says about references; src/gatsby/content/entity.ts finds their targets by it. Null if it says nothing. */
function metaOf(data: unknown): unknown {
  const metas = [data].flat().flatMap((one) => (v.is(identifier, one) && Object.keys(one.meta).length > 0 ? [one.meta] : []))
  if (Array.isArray(data)) return metas.length > 0 ? metas : null
  return metas[0] ?? null
}

/** Gatsby deletes the nodes that the first sourcing of a process doesn't touch. */
export function touchAll(gatsby: Gatsby): void {
  const { nodesTouched } = gatsby.state()
  const { getTypes, iterateNodesByType } = gatsby.datastore()
  for (const type of getTypes())
    for (const { id, internal } of iterateNodesByType(type)) {
      // All nodes of a type have one owner.
      if (internal.owner !== sourcePlugin) break
      nodesTouched.add(id)
    }
}

/** The order to gatsby-source-drupal: read everything, or nothing, because the changes are there already. */
export function webhookOf(changes: Read): object {
  return changes.kind === "all" ? {} : { action: "update", data: [] }
}
