import type { Output } from "./progress.ts"

export type Terminal = {
  /** The state folder: `content.sqlite` and `files/`. */
  readonly home: string
  /** Keys where `setRawMode` is there, else piped text. */
  readonly input: NodeJS.ReadableStream & { readonly setRawMode?: (isRaw: boolean) => unknown }
  readonly output: Output
  readonly errors: Output
}

/** A command of `npm run content`. */
export type Command = {
  readonly usage: string
  readonly help: readonly string[]
  /** How many arguments the command has. */
  readonly words: number | readonly [least: number, most: number]
  readonly run: (words: readonly string[], terminal: Terminal) => Promise<void>
}

export function accepts({ words }: Pick<Command, "words">, count: number): boolean {
  const [least, most] = typeof words === "number" ? [words, words] : words
  return least <= count && count <= most
}
