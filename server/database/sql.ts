/** The text never holds a client's values; `params` binds them. */
export type Sql = { readonly text: string; readonly params: readonly SqlValue[] }
export type SqlValue = string | number | null

export function sql(text: string, ...params: readonly SqlValue[]): Sql {
  return { text, params }
}

export function concat(...pieces: readonly (Sql | string)[]): Sql {
  const parts = pieces.map((piece) => (typeof piece === "string" ? sql(piece) : piece))
  return { text: parts.map(({ text }) => text).join(""), params: parts.flatMap(({ params }) => params) }
}

/** Leaves out conditions that always hold from an AND. An empty AND is true, an empty OR is false. */
export function every(conjunction: "AND" | "OR", allConditions: readonly Sql[]): Sql {
  const conditions = conjunction === "AND" ? allConditions.filter((condition) => condition !== always) : allConditions
  const [first, ...rest] = conditions
  if (first === undefined) return conjunction === "AND" ? always : never
  if (rest.length === 0) return first
  const joined = conditions.map(({ text }) => text).join(` ${conjunction} `)
  return { text: `(${joined})`, params: conditions.flatMap(({ params }) => params) }
}

export const always = sql("1")
export const never = sql("0")
