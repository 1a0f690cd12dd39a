type Marks = readonly [open: string, close: string]

/** Gives quotes within a text, which is about to be quoted, the marks of the second level. */
export function innerQuotes(text: string, [open, close]: Marks): string {
  const tight = text.replaceAll(/(«)\s|\s(»)/g, "$1$2")
  return tight.replaceAll(/[“”„«»"]/g, (mark, at: number) => (opens(mark, tight.slice(0, at)) ? open : close))
}

/** A typed mark opens at the beginning of a word. */
function opens(mark: string, before: string): boolean {
  return mark === '"' ? /(^|[\s([])$/.test(before) : "“„«".includes(mark)
}
