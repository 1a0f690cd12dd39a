import type { Output } from "./progress.ts"

export type Terminal = {
  /** The state folder holds `content.sqlite` and `files/`. */
  readonly home: string
  readonly input: NodeJS.ReadableStream & { readonly setRawMode?: (isRaw: boolean) => unknown }
  readonly output: Output
  readonly errors: Output
  /** Push and pull use this account; without a name the command asks. */
  readonly user?: string | undefined
  /** Aborts when the operator interrupts the command, which from then on stops by itself. */
  readonly interruption?: () => AbortSignal
}

/** The user has to decide conflicts, or a check has failed. */
export type Ending = "conflicts" | "failed"

export type Command = {
  readonly usage: string
  readonly help: readonly string[]
  readonly words: number | readonly [least: number, most: number]
  readonly run: (words: readonly string[], terminal: Terminal) => Promise<void> | Promise<Ending | undefined>
  /** Follows an error, if the command may have changed something. */
  readonly afterError?: string
}

export function accepts({ words }: Pick<Command, "words">, count: number): boolean {
  const [least, most] = typeof words === "number" ? [words, words] : words
  return least <= count && count <= most
}
