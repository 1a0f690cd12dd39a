const doubleQuotes = /[“”„«»"]/g

/** In quotes. Those within become single ones, as English has it: a title may have quotes of its own. */
export function quoted(text: string): string {
  const inner = text
    .replaceAll(/«\s|\s»/g, (mark) => mark.trim())
    .replaceAll(doubleQuotes, (mark, at: number) => {
      const opens = mark === '"' ? /^$|\s$|[([]$/.test(text.slice(0, at)) : /[“„«]/.test(mark)
      return opens ? "‘" : "’"
    })
  return `“${inner}”`
}
