import type { Node, SourceNodesArgs } from "gatsby"
import * as v from "valibot"
import { drupalNodeType, sourcedTypes } from "../model.ts"
import { readEntity, type Entity } from "./entity.ts"

const rawFile = v.looseObject({
  drupal_id: v.string(),
  filename: v.string(),
  filemime: v.nullish(v.string(), "application/octet-stream"),
  filesize: v.nullish(v.number(), 0),
  uri: v.object({ url: v.string() }),
})
export type RawFile = v.InferOutput<typeof rawFile>

/** The ids of the nodes that this build created or confirmed. */
const gatsbyState = v.object({ nodesTouched: v.instance(Set) })

// Waits until the nodes of gatsby-source-drupal can be read by type: Gatsby's store (LMDB) commits in the background.
// Only `createNode` of a node that changes waits for the commit.
export async function untilStored({ actions, createNodeId }: SourceNodesArgs): Promise<void> {
  const internal = { type: "SourcedContent", contentDigest: String(process.hrtime.bigint()) }
  await actions.createNode({ id: createNodeId("g30-sourced-content"), parent: null, children: [], internal })
}

export function readEntities(gatsby: SourceNodesArgs): Entity[] {
  return sourcedTypes.flatMap((type) =>
    nodesOfThisBuild(gatsby, drupalNodeType(type))
      .map((node) => readEntity(type, node, gatsby.getNode))
      .filter((entity) => entity !== null),
  )
}

export function readFiles(gatsby: SourceNodesArgs): ReadonlyMap<string, RawFile> {
  const files = nodesOfThisBuild(gatsby, "file__file").map((node) => v.parse(rawFile, node))
  return new Map(files.map((file) => [file.drupal_id, file]))
}

/** Gatsby removes the nodes of earlier builds only after `sourceNodes`; with them, deleted or unpublished content would stay for one more build. */
function nodesOfThisBuild({ getNodesByType, store }: SourceNodesArgs, type: string): Node[] {
  // Gatsby types getState as a bare Function, which can't be called.
  const { nodesTouched } = v.parse(gatsbyState, Reflect.apply(store.getState, store, []))
  return getNodesByType(type).filter(({ id }) => nodesTouched.has(id))
}
