import { findNodeAtLocation, parse, parseTree, type Node, type ParseError } from "jsonc-parser"
import * as v from "valibot"

export type Path = (string | number)[]
export type SourceFile = { readonly name: string; readonly text: string }

const mostShown = 20

/** The message has a line for each of the first twenty problems. Nothing was changed. */
export class ImportError extends Error {
  override name = "ImportError"
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    const more = problems.length - mostShown
    super([...problems.slice(0, mostShown), ...(more > 0 ? [`… and ${more} more.`] : [])].join("\n"))
    this.problems = problems
  }
}

/** One message lists all problems of a folder. */
export class Problems {
  readonly #lines = new Set<string>()
  readonly #trees = new Map<string, Node | undefined>()

  /** The message calls the value at `path` `what`. */
  add(file: SourceFile, path: Path, what: string, message: string): void {
    const { name, text } = file
    if (!this.#trees.has(name)) this.#trees.set(name, parseTree(text))
    this.#lines.add(`${name}, line ${lineAt(text, offsetOf(this.#trees.get(name), path))}: ${what}: ${message}`)
  }

  addFile(name: string, message: string): void {
    this.#lines.add(`${name}: ${message}`)
  }

  addSyntax({ name, text }: SourceFile): void {
    const errors: ParseError[] = []
    parse(text, errors, { disallowComments: true })
    const [{ offset, length } = { offset: 0, length: 0 }] = errors
    const end = text.trimEnd().length
    const isUnendedText = text[offset] === '"' && offset + length >= end
    const isCut = offset >= end || isUnendedText
    const fault = isCut ? "it ends too early" : `unexpected ${JSON.stringify(text.slice(offset, offset + length))}`
    this.#lines.add(`${name}, line ${lineAt(text, Math.min(offset, end))}: this is no valid JSON: ${fault}`)
  }

  /** Adds each problem of an element of a file's list. */
  parse<Schema extends v.GenericSchema>(schema: Schema, element: unknown, { file, index }: { file: SourceFile; index: number }) {
    return parseAt(schema, element, (message, at) => this.add(file, [index, ...at], describePath(`[${index}]`, at), message))
  }

  all(): readonly string[] {
    return [...this.#lines]
  }

  /** @throws ImportError if there is any problem */
  throwIfAny(): void {
    if (this.#lines.size > 0) throw new ImportError(this.all())
  }
}

/** A missing value has the offset of the list or object around it. */
function offsetOf(tree: Node | undefined, path: Path): number {
  if (tree === undefined) return 0
  return findNodeAtLocation(tree, path)?.offset ?? offsetOf(tree, path.slice(0, -1))
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length
}

/** Returns, for example, `203.tags[1]`. */
export function describePath(item: string, path: Readonly<Path>): string {
  return path.reduce<string>((text, part) => (typeof part === "number" ? `${text}[${part}]` : `${text}.${part}`), item)
}

/** Reports each problem with its path. */
export function parseAt<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  fail: (message: string, at: Path) => void,
): { readonly value: v.InferOutput<Schema> } | undefined {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return { value: parsed.output }
  for (const issue of parsed.issues) {
    const at = (issue.path ?? []).flatMap(({ key }) => (typeof key === "string" || typeof key === "number" ? [key] : []))
    fail(messageOf(issue), at)
  }
  return undefined
}

function messageOf({ kind, type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (kind !== "schema") return message
  if (received === "undefined") return "is missing"
  if (type === "strict_object" && expected === "never") return "is no key that is known here"
  return `is ${received}, and must be ${(expected ?? "something else").replaceAll(" | ", " or ")}`
}
