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

/** What lists show of a publication. The rows are the same objects as long as nothing has changed. */
export type PublicationRows = {
  readonly whole: PublicationRow
  /** Without what only lists of publications show. */
  readonly short: PublicationRow & { readonly summary: null; readonly image: null }
  /** As rows among those of one author, who is named already. */
  readonly bare: PublicationRow
}

/** Rows, with the fields of the authors and tags that they name. */
type Made = { readonly ids: readonly string[]; readonly named: readonly (Fields | undefined)[]; readonly rows: PublicationRows }

/** By the fields of publications. */
const made = new WeakMap<Fields, Made>()

function rowsWith(id: string, fields: Fields, find: FindFields): PublicationRows {
  const known = made.get(fields)
  if (known?.ids.every((one, index) => find(one) === known.named[index]) === true) return known.rows
  const { authors, tags } = v.parse(named, fields)
  const whole = {
    id,
    ...v.parse(publication, fields),
    ...v.parse(shownWide, fields),
    authors: authors.flatMap((one) => shown(author, find(one))),
    tags: tags.flatMap((one) => shown(tag, find(one))),
  }
  const short = { ...whole, summary: null, image: null }
  const rows = { whole, short, bare: { ...short, authors: [], tags: [] } }
  const ids = [...authors, ...tags]
  made.set(fields, { ids, named: ids.map(find), rows })
  return rows
}

function shown<Schema extends v.GenericSchema>(schema: Schema, fields: Fields | undefined): v.InferOutput<Schema> | readonly [] {
  return fields === undefined ? [] : v.parse(schema, fields)
}

/** By the ids of publications' nodes. */
export type Rows = ReadonlyMap<string, PublicationRows>

/**
 * What lists show of publications. The nodes of lists hold it, so that the query of a list reads one node, and none for each publication,
 * author and tag.
 */
export function rowsOf(ids: readonly string[], find: FindFields): Rows {
  const pairs = ids.flatMap((id) => {
    const fields = find(id)
    return fields === undefined ? [] : [[id, rowsWith(id, fields, find)] as const]
  })
  return new Map(pairs)
}
