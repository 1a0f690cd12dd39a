import type { Output } from "./progress.ts"

export type Terminal = {
  /** The state folder: `content.sqlite` and `files/`. */
  readonly home: string
  readonly input: NodeJS.ReadableStream & { readonly setRawMode?: (isRaw: boolean) => unknown }
  readonly output: Output
  readonly errors: Output
  /** The name of the account for push and pull; without it the command asks. */
  readonly user?: string | undefined
  /** Ends when the operator interrupts the command, which from then on stops by itself. */
  readonly interruption?: () => AbortSignal
}

/** The outcomes of a command beside success: the user has to decide conflicts, or a check has failed. */
export type Ending = "conflicts" | "failed"

export type Command = {
  readonly usage: string
  readonly help: readonly string[]
  readonly words: number | readonly [least: number, most: number]
  readonly run: (words: readonly string[], terminal: Terminal) => Promise<void> | Promise<Ending | undefined>
  /** Said after an error, where the command may have changed something. */
  readonly afterError?: string
}

export function accepts({ words }: Pick<Command, "words">, count: number): boolean {
  const [least, most] = typeof words === "number" ? [words, words] : words
  return least <= count && count <= most
}
