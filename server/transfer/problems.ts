import { lineAt, lineOf, syntaxErrorIndex, type Path } from "./json-line.ts"

/** A JSON file that is being read. `name` is as the reader of a message knows it. */
export type SourceFile = { readonly name: string; readonly text: string; readonly value: unknown }

const mostShown = 20
// Looking a line up reads the file once more. Nobody sees those of later problems.
const mostLocated = 100

/** A folder can't be imported; the message has a line for each of the first twenty problems. Nothing has been changed. */
export class ImportError extends Error {
  override name = "ImportError"
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    const more = problems.length - mostShown
    super([...problems.slice(0, mostShown), ...(more > 0 ? [`… and ${more} more.`] : [])].join("\n"))
    this.problems = problems
  }
}

/** Collects what is wrong with a folder, so that all of it can be said at once. */
export class Problems {
  readonly #lines = new Set<string>()

  /** Notes what is wrong with the value at `path`, which readers know as `what`. */
  add(file: SourceFile, path: Path, what: string, message: string): void {
    const line = this.#lines.size < mostLocated ? `, line ${lineOf(file.text, path)}` : ""
    this.#lines.add(`${file.name}${line}: ${what}: ${message}`)
  }

  /** Notes what is wrong with a file as a whole. */
  addFile(name: string, message: string): void {
    this.#lines.add(`${name}: ${message}`)
  }

  /** Notes that a file is no JSON. */
  addSyntax(name: string, text: string): void {
    const index = syntaxErrorIndex(text)
    const found = index < text.length ? `unexpected ${JSON.stringify(text[index])}` : "it ends too early"
    this.#lines.add(`${name}, line ${lineAt(text, Math.min(index, text.trimEnd().length))}: this is no valid JSON: ${found}`)
  }

  /** One line for each problem, in the order in which they were found. */
  all(): readonly string[] {
    return [...this.#lines]
  }

  /** @throws ImportError where there is any problem */
  throwIfAny(): void {
    if (this.#lines.size > 0) throw new ImportError(this.all())
  }
}

/** `203.tags[1]`: an item's number and the way to a value in it. */
export function describePath(item: string, path: Path): string {
  return path.reduce<string>((text, part) => (typeof part === "number" ? `${text}[${part}]` : `${text}.${part}`), item)
}
