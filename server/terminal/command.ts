import type { Output } from "./progress.ts"

export type Terminal = {
  /** The state folder: `content.sqlite` and `files/`. */
  readonly home: string
  readonly input: NodeJS.ReadableStream & { readonly setRawMode?: (isRaw: boolean) => unknown }
  readonly output: Output
  readonly errors: Output
}

export type Command = {
  readonly usage: string
  readonly help: readonly string[]
  readonly words: number | readonly [least: number, most: number]
  readonly run: (words: readonly string[], terminal: Terminal) => Promise<void>
}

export function accepts({ words }: Pick<Command, "words">, count: number): boolean {
  const [least, most] = typeof words === "number" ? [words, words] : words
  return least <= count && count <= most
}
