/** Returns a value without which a page has nothing to show. Throws if the query found none, so that the build fails and writes no empty page. */
export function required<Data, Name extends keyof Data & string>(data: Data, name: Name): NonNullable<Data[Name]> {
  const value = data[name]
  if (value === null || value === undefined) throw new Error(`The query of this page found no ${name}, and so there is nothing to show.`)
  return value
}
