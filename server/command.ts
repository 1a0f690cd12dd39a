/** A command of `npm run content`. */
export type Terminal = {
  /** The state folder: `content.sqlite` and `files/`. */
  readonly home: string
  readonly output: NodeJS.WriteStream
}

export type Command = {
  readonly usage: string
  readonly help: readonly string[]
  /** How many words follow the command. */
  readonly words: number
  readonly run: (words: readonly string[], terminal: Terminal) => Promise<void>
}
