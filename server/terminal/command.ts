import type { Output } from "./progress.ts"

/** A command of `npm run content`. */
export type Terminal = {
  /** The state folder: `content.sqlite` and `files/`. */
  readonly home: string
  /** What is typed, key by key where `setRawMode` is there, or piped in. */
  readonly input: NodeJS.ReadableStream & { readonly setRawMode?: (isRaw: boolean) => unknown }
  readonly output: Output
  /** Where it says why a command failed. */
  readonly errors: Output
}

export type Command = {
  readonly usage: string
  readonly help: readonly string[]
  /** How many words follow the command: so many, or from the least to the most. */
  readonly words: number | readonly [least: number, most: number]
  readonly run: (words: readonly string[], terminal: Terminal) => Promise<void>
}

/** Whether a command can do with so many words. */
export function takes({ words }: Command, count: number): boolean {
  const [least, most] = typeof words === "number" ? [words, words] : words
  return least <= count && count <= most
}
