import type { SourceNodesArgs } from "gatsby"

/** How many nodes are on their way to the disk at most. */
const mostWaiting = 500

export type NewNode = { readonly type: string; readonly fields: Readonly<Record<string, unknown>> }
export type NodeWriter = ReturnType<typeof nodeWriter>

/** Makes what puts nodes into Gatsby's store. Gatsby waits for the disk with each of them; this waits for many at once. */
export function nodeWriter({ actions, getNode, createContentDigest }: SourceNodesArgs) {
  let waiting: unknown[] = []
  /** Waits until all are stored. */
  const flush = async (): Promise<void> => {
    const before = waiting
    waiting = []
    await Promise.all(before)
  }
  /** `text` is the fields as JSON: Gatsby takes long for the digest of an object. */
  const put = async (id: string, { type, fields }: NewNode, text = JSON.stringify(fields)): Promise<void> => {
    const internal = { type, contentDigest: createContentDigest(text) }
    const known = getNode(id)
    // As Gatsby does with a node that is as before, but it checks and copies the node first.
    if (known?.internal.contentDigest === internal.contentDigest) actions.touchNode(known)
    // Gatsby adds fields to the node's own object.
    else waiting.push(actions.createNode({ ...fields, id, parent: null, children: [], internal }))
    if (waiting.length >= mostWaiting) await flush()
  }
  return { put, flush }
}
