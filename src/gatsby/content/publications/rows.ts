/** Publications as lines of lists. */
import * as v from "valibot"

type Fields = Readonly<Record<string, unknown>>
/** The fields of an item's node by the node's id. */
export type FindFields = (id: string) => Fields | undefined

const publication = v.object({
  title: v.string(),
  path: v.string(),
  langcode: v.string(),
  created: v.string(),
  date: v.nullable(v.string()),
  kind: v.nullable(v.string()),
})
const shownWide = v.object({ summary: v.nullish(v.string(), null), image: v.nullish(v.record(v.string(), v.unknown()), null) })
const named = v.object({ authors: v.array(v.string()), tags: v.array(v.string()) })
const author = v.object({ title: v.string(), langcode: v.string() })
const tag = v.object({ name: v.string(), langcode: v.string(), path: v.nullable(v.string()) })

export type PublicationRow = v.InferOutput<typeof publication> &
  v.InferOutput<typeof shownWide> & {
    /** Of the publication's node. */
    readonly id: string
    readonly authors: readonly v.InferOutput<typeof author>[]
    readonly tags: readonly v.InferOutput<typeof tag>[]
  }

/** A row, with the fields of the authors and tags that it names. */
type Made = { readonly ids: readonly string[]; readonly named: readonly (Fields | undefined)[]; readonly row: PublicationRow }

/** By the fields of publications. */
const made = new WeakMap<Fields, Made>()

/** Returns the same object as long as nothing has changed. */
function rowOf(id: string, find: FindFields): PublicationRow | null {
  const fields = find(id)
  if (fields === undefined) return null
  const known = made.get(fields)
  if (known?.ids.every((one, index) => find(one) === known.named[index]) === true) return known.row
  const { authors, tags } = v.parse(named, fields)
  const row = {
    id,
    ...v.parse(publication, fields),
    ...v.parse(shownWide, fields),
    authors: authors.flatMap((one) => shown(author, find(one))),
    tags: tags.flatMap((one) => shown(tag, find(one))),
  }
  const ids = [...authors, ...tags]
  made.set(fields, { ids, named: ids.map(find), row })
  return row
}

function shown<Schema extends v.GenericSchema>(schema: Schema, fields: Fields | undefined): v.InferOutput<Schema> | readonly [] {
  return fields === undefined ? [] : v.parse(schema, fields)
}

/** By the ids of publications' nodes. */
export type Rows = {
  readonly get: (id: string) => PublicationRow | undefined
  /** The ids of those that are new, or not as they were. */
  readonly changed: ReadonlySet<string>
}

export const noRows: Rows = { get: () => undefined, changed: new Set() }

/**
 * What lists show of publications. The nodes of lists hold it, so that the query of a list reads one node, and none for each publication,
 * author and tag.
 */
export function rowsOf(ids: Iterable<string>, find: FindFields, before: Rows): Rows {
  const rows = new Map<string, PublicationRow>()
  const changed = new Set<string>()
  for (const id of ids) {
    const row = rowOf(id, find)
    if (row === null) continue
    rows.set(id, row)
    if (row !== before.get(id)) changed.add(id)
  }
  return { get: (id) => rows.get(id), changed }
}

/** Without what only lists of publications show. */
export function shortRow<Row extends object>(row: Row) {
  return { ...row, summary: null, image: null }
}

/** As rows among those of one author, who is named already. */
export function bareRow(row: PublicationRow): PublicationRow {
  return { ...shortRow(row), authors: [], tags: [] }
}
