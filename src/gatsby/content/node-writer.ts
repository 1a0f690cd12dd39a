import isEqual from "fast-deep-equal"
import type { SourceNodesArgs } from "gatsby"

export type NewNode = { readonly type: string; readonly fields: Readonly<Record<string, unknown>> }
export type NodeWriter = ReturnType<typeof nodeWriter>

/** `fields` are null for a node of an earlier process. */
type WrittenNode = { readonly digest: string; readonly fields: NewNode["fields"] | null }

const memories = new WeakMap<object, Map<string, WrittenNode>>()

/** Gatsby waits for the disk with each node, this for all at once. An earlier process may have left nodes of the `types`. */
export function nodeWriter({ actions, getNode, getNodesByType, createContentDigest, store }: SourceNodesArgs, types: readonly string[]) {
  const remainingNodes = () =>
    types.flatMap((type) => getNodesByType(type)).map(({ id, internal }) => [id, { digest: internal.contentDigest, fields: null }] as const)
  const nodes = memories.get(store) ?? new Map<string, WrittenNode>(remainingNodes())
  memories.set(store, nodes)
  const writes: unknown[] = []
  const put = (id: string, { type, fields }: NewNode): void => {
    const before = nodes.get(id)
    if (isEqual(before?.fields, fields)) return
    // Gatsby takes long for the digest of an object.
    const internal = { type, contentDigest: createContentDigest(JSON.stringify(fields)) }
    nodes.set(id, { digest: internal.contentDigest, fields })
    // With `types`, publisher/apply-changes.ts keeps Gatsby from deleting untouched nodes.
    if (before?.digest === internal.contentDigest) return
    // Gatsby adds fields to the node's own object.
    writes.push(actions.createNode({ ...fields, id, parent: null, children: [], internal }))
  }
  const remove = (id: string): void => {
    nodes.delete(id)
    const node = getNode(id)
    if (node !== undefined) actions.deleteNode(node)
  }
  /** An earlier process may have left nodes of items and lists that are gone. */
  const removeOthers = (ids: ReadonlySet<string>): void => {
    for (const id of [...nodes.keys()]) if (!ids.has(id)) remove(id)
  }
  return { put, remove, removeOthers, flush: () => Promise.all(writes) }
}
