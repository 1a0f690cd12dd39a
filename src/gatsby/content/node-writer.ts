import type { NodeInput, SourceNodesArgs } from "gatsby"
import * as v from "valibot"

/** How many nodes are on their way to the disk at most. */
const mostWaiting = 500

export type NewNode = { readonly type: string; readonly fields: Readonly<Record<string, unknown>> }
export type NodeWriter = ReturnType<typeof nodeWriter>
type Gatsby = Pick<SourceNodesArgs, "store" | "cache">

/** The digests of the nodes in Gatsby's store that a writer has put there, by their ids. */
const memories = new WeakMap<object, Map<string, string>>()
const cacheKey = "node-digests"
const kept = v.array(v.tuple([v.string(), v.string()]))

function digestsOf({ store }: Pick<Gatsby, "store">): Map<string, string> {
  const digests = memories.get(store) ?? new Map<string, string>()
  memories.set(store, digests)
  return digests
}

/**
 * Reads which nodes an earlier process has left, so that none of them must be read.
 *
 * @throws if nobody knows: nodes of withdrawn items would stay. The builder then ends, and a full build follows.
 */
export async function recallDigests(gatsby: Gatsby): Promise<void> {
  const known = v.safeParse(kept, await gatsby.cache.get(cacheKey))
  if (!known.success) throw new Error("Gatsby's cache doesn't say which nodes the last build made, so a full build is needed.")
  memories.set(gatsby.store, new Map(known.output))
}

export async function keepDigests(gatsby: Gatsby): Promise<void> {
  await gatsby.cache.set(cacheKey, [...digestsOf(gatsby)])
}

/** Makes what puts nodes into Gatsby's store. Gatsby waits for the disk with each of them; this waits for many at once. */
export function nodeWriter(gatsby: SourceNodesArgs) {
  const { actions, getNode, createContentDigest } = gatsby
  const digests = digestsOf(gatsby)
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
    if (digests.get(id) === internal.contentDigest) {
      actions.touchNode({ id, internal } satisfies NodeInput)
      return
    }
    digests.set(id, internal.contentDigest)
    // Gatsby adds fields to the node's own object.
    waiting.push(actions.createNode({ ...fields, id, parent: null, children: [], internal }))
    if (waiting.length >= mostWaiting) await flush()
  }
  const remove = (id: string): void => {
    digests.delete(id)
    const node = getNode(id)
    if (node !== undefined) actions.deleteNode(node)
  }
  /** Removes what an earlier process has left of items and lists that are gone. */
  const removeOthers = (ids: ReadonlySet<string>): void => {
    for (const id of [...digests.keys()]) if (!ids.has(id)) remove(id)
  }
  return { put, remove, removeOthers, flush }
}
