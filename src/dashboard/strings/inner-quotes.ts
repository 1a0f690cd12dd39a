type Marks = readonly [open: string, close: string]

/** A quotation gets these marks of the second level within it. */
export function innerQuotes(text: string, [open, close]: Marks): string {
  const tight = text.replaceAll(/(«)\s|\s(»)/g, "$1$2")
  return tight.replaceAll(/[“”„«»"]/g, (mark, at: number) => (opens(mark, tight.slice(0, at)) ? open : close))
}

/** A typed mark opens at the beginning of a word. */
function opens(mark: string, before: string): boolean {
  return mark === '"' ? /(^|[\s([])$/.test(before) : "“„«".includes(mark)
}
