export type Path = readonly (string | number)[]

type Level = { key: string | number; isList: boolean; expectsKey: boolean }

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/**
 * The line, counted from 1, on which the value at `path` starts in a JSON text that parses.
 *
 * Where there is no such value, the line of the innermost list or object on the way to it.
 */
export function lineOf(text: string, path: Path): number {
  const levels: Level[] = []
  let found = { depth: -1, index: 0 }
  for (const { 0: part, index } of text.matchAll(token)) {
    const top = levels.at(-1)
    if (part === "}" || part === "]") levels.pop()
    else if (part === "," && top !== undefined) next(top)
    else if (top?.expectsKey === true && part.startsWith('"')) Object.assign(top, { key: String(JSON.parse(part)), expectsKey: false })
    else if (part !== ":" && part !== ",") {
      const isOnTheWay = levels.length <= path.length && levels.every(({ key }, depth) => key === path[depth])
      if (isOnTheWay && levels.length > found.depth) found = { depth: levels.length, index }
      if (part === "{") levels.push({ key: "", isList: false, expectsKey: true })
      if (part === "[") levels.push({ key: 0, isList: true, expectsKey: false })
    }
    if (found.depth === path.length) break
  }
  return lineAt(text, found.index)
}

function next(level: Level): void {
  level.expectsKey = !level.isList
  if (typeof level.key === "number") level.key += 1
}

/** The line, counted from 1, of a position in a text. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length
}

/** Where a text stops being JSON; its length where only the end is missing. */
export function syntaxErrorIndex(text: string): number {
  // V8 doesn't always say where. But it says whether a beginning of the text is wrong or only incomplete, so the first wrong one can be looked for.
  let [complete, wrong] = [0, text.length + 1]
  while (wrong - complete > 1) {
    const middle = Math.floor((complete + wrong) / 2)
    if (isIncomplete(text.slice(0, middle))) complete = middle
    else wrong = middle
  }
  return complete
}

function isIncomplete(beginning: string): boolean {
  try {
    JSON.parse(beginning)
    return true
  } catch (error) {
    const message = error instanceof Error ? error.message : ""
    const position = /position (\d+)/.exec(message)?.[1]
    return /end of JSON input|Unterminated string/.test(message) || Number(position) === beginning.length
  }
}
