/** In quotes. Those within become single ones, as English has it: a title may have quotes of its own. */
export function quoted(text: string): string {
  const close = text.replaceAll(/(«)\s|\s(»)/g, "$1$2")
  const inner = close.replaceAll(/[“”„«»"]/g, (mark, at: number) => (opens(mark, close.slice(0, at)) ? "‘" : "’"))
  return `“${inner}”`
}

/** A typed mark opens at the beginning of a word. */
function opens(mark: string, before: string): boolean {
  return mark === '"' ? /(^|[\s([])$/.test(before) : "“„«".includes(mark)
}
