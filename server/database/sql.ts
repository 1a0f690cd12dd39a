/** A piece of SQL with the values it binds, in order. Values never stand in the text. */
export type Sql = { readonly text: string; readonly params: readonly SqlValue[] }
export type SqlValue = string | number | null

/** A piece of SQL and its values. */
export function sql(text: string, ...params: readonly SqlValue[]): Sql {
  return { text, params }
}

/** Puts pieces together in the order in which they bind. */
export function concat(...pieces: readonly (Sql | string)[]): Sql {
  const parts = pieces.map((piece) => (typeof piece === "string" ? sql(piece) : piece))
  return { text: parts.map(({ text }) => text).join(""), params: parts.flatMap(({ params }) => params) }
}

/** Joins conditions; none at all is what the conjunction is neutral to: true for AND, false for OR. */
export function every(conjunction: "AND" | "OR", conditions: readonly Sql[]): Sql {
  const [first, ...rest] = conditions
  if (first === undefined) return sql(conjunction === "AND" ? "1" : "0")
  if (rest.length === 0) return first
  const joined = conditions.map(({ text }) => text).join(` ${conjunction} `)
  return { text: `(${joined})`, params: conditions.flatMap(({ params }) => params) }
}

export const always = sql("1")
export const never = sql("0")
