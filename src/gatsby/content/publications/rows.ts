import * as v from "valibot"

type Fields = Readonly<Record<string, unknown>>
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
const references = v.object({ authors: v.array(v.string()), tags: v.array(v.string()) })
const author = v.object({ title: v.string(), langcode: v.string() })
const tag = v.object({ name: v.string(), langcode: v.string(), path: v.nullable(v.string()) })

export type PublicationRow = v.InferOutput<typeof publication> &
  v.InferOutput<typeof shownWide> & {
    readonly id: string
    readonly authors: readonly v.InferOutput<typeof author>[]
    readonly tags: readonly v.InferOutput<typeof tag>[]
  }

/** The rows are the same objects as long as nothing has changed. */
export type PublicationRows = {
  readonly whole: PublicationRow
  /** Leaves out what only lists of publications show. */
  readonly short: PublicationRow & { readonly summary: null; readonly image: null }
  /** A list of one author doesn't name the author again. */
  readonly bare: PublicationRow
}

/** `references` are the fields of the authors and tags that the rows name. */
type StoredRows = { readonly ids: readonly string[]; readonly references: readonly (Fields | undefined)[]; readonly rows: PublicationRows }

const storedRows = new WeakMap<Fields, StoredRows>()

function rowsWith(id: string, fields: Fields, find: FindFields): PublicationRows {
  const memory = storedRows.get(fields)
  if (memory?.ids.every((one, index) => find(one) === memory.references[index]) === true) return memory.rows
  const { authors, tags } = v.parse(references, fields)
  const whole = {
    id,
    ...v.parse(publication, fields),
    ...v.parse(shownWide, fields),
    authors: authors.flatMap((one) => readShown(author, find(one))),
    tags: tags.flatMap((one) => readShown(tag, find(one))),
  }
  const short = { ...whole, summary: null, image: null }
  const rows = { whole, short, bare: { ...short, authors: [], tags: [] } }
  const ids = [...authors, ...tags]
  storedRows.set(fields, { ids, references: ids.map(find), rows })
  return rows
}

function readShown<Schema extends v.GenericSchema>(schema: Schema, fields: Fields | undefined): v.InferOutput<Schema> | readonly [] {
  return fields === undefined ? [] : v.parse(schema, fields)
}

/** The keys are the ids of publications' nodes. */
export type Rows = ReadonlyMap<string, PublicationRows>

/** Nodes of lists hold these rows, so the query of a list reads one node, and none for each publication, author and tag. */
export function rowsOf(ids: readonly string[], find: FindFields): Rows {
  const pairs = ids.flatMap((id) => {
    const fields = find(id)
    return fields === undefined ? [] : [[id, rowsWith(id, fields, find)] as const]
  })
  return new Map(pairs)
}
