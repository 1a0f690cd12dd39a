/** Returns what the query of a page must find, because the page is made of it. Throws otherwise, so a build fails rather than writes an empty page. */
export function required<Data, Name extends keyof Data & string>(data: Data, name: Name): NonNullable<Data[Name]> {
  const value = data[name]
  if (value === null || value === undefined) throw new Error(`The query of this page found no ${name}, and so there is nothing to show.`)
  return value
}
