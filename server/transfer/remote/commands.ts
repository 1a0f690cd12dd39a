/** The commands that move content over HTTP. */
import { existsSync, mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import type { Command, Ending, Terminal } from "#server/terminal/command.ts"
import { openDatabase } from "#server/database/open.ts"
import { ask } from "#server/terminal/ask.ts"
import { withProgress } from "#server/terminal/progress.ts"
import { siteAddress, siteName } from "./http/address.ts"
import { connect } from "./http/back-end.ts"
import type { Credentials } from "./http/tokens.ts"
import { openJournal } from "./run/journal.ts"
import type { Outcome, Run } from "./push/run-push.ts"
import { runPush } from "./push/run-push.ts"
import { runPull } from "./pull/run-pull.ts"

function readWords(words: readonly string[], flags: readonly string[]) {
  const addresses = words.filter((word) => !word.startsWith("--"))
  const unknown = words.find((word) => word.startsWith("--") && !flags.includes(word))
  if (unknown !== undefined) throw new Error(`"${unknown}" isn't understood: say ${flags.join(", ")}.`)
  const [address, another] = addresses
  if (address === undefined || another !== undefined) throw new Error("Say one address, such as https://drupal.example.org.")
  const options = {
    isDry: words.includes("--dry-run"),
    isForced: words.includes("--force"),
    deletes: words.includes("--delete"),
    invites: words.includes("--invite"),
  }
  return { base: siteAddress(address), options }
}

async function credentials(terminal: Terminal, base: string): Promise<Credentials> {
  const user = terminal.user ?? (await ask(terminal, `Administrator at ${base}: `, { isHidden: false }))
  const password = await ask(terminal, `Password of ${user} (not shown): `, { isHidden: true })
  if (user === "" || password === "")
    throw new Error(
      "Name and password of an administrator of the site are needed: G30_PUSH_USER names the account, the first line of the input is its password.",
    )
  return { user, password }
}

type Direction = {
  readonly work: (run: Run) => Promise<Outcome>
  readonly flags: readonly string[]
  readonly needsContent: boolean
}

const overHttp =
  ({ work, flags, needsContent }: Direction) =>
  async (words: readonly string[], terminal: Terminal): Promise<Ending | undefined> => {
    const { home } = terminal
    const { base, options } = readWords(words, flags)
    const file = join(home, "content.sqlite")
    const isNew = !existsSync(file)
    if (needsContent && isNew)
      throw new Error(`There is no content in ${home} yet: import some first, or set G30_HOME to the folder that has it.`)
    const signedIn = await credentials(terminal, base)
    const signal = terminal.interruption?.() ?? new AbortController().signal
    const wait = (milliseconds: number, ending: AbortSignal) => setTimeout(milliseconds, undefined, { signal: ending })
    const backEnd = await connect({ base, fetch, wait, signal }, signedIn, Date.now)
    mkdirSync(home, { recursive: true, mode: 0o700 })
    const outcome = await withContent({ terminal, backEnd, options, work }).catch((error: unknown) => {
      if (isNew) removeDatabase(file)
      throw error
    })
    if (isNew && (options.isDry || outcome === "failed")) removeDatabase(file)
    return outcome === "done" ? undefined : outcome
  }

type Opening = Pick<Run, "backEnd" | "options"> & Pick<Direction, "work"> & { readonly terminal: Terminal }

async function withContent({ terminal: { home, output }, backEnd, options, work }: Opening): Promise<Outcome> {
  const journal = openJournal(join(home, "transfer", `${siteName(backEnd.client.base)}.jsonl`), options)
  const db = openDatabase(join(home, "content.sqlite"))
  try {
    const place = { db, folder: join(home, "files") }
    return await withProgress(output, (progress) => work({ place, home, backEnd, journal, options, output, progress }))
  } finally {
    db.close()
    journal.close()
  }
}

/** `npm start` would take an empty database for content. */
function removeDatabase(file: string): void {
  for (const suffix of ["", "-wal", "-shm"]) rmSync(file + suffix, { force: true })
}

const asked = [
  "G30_PUSH_USER names an administrator of that site, whose password is asked for, or read from the first line of the input.",
  "--dry-run lists what would be done. --force writes over what is in conflict.",
]

export const commands: Readonly<Record<string, Command>> = {
  push: {
    usage: "push <address> [--dry-run] [--force] [--delete] [--invite]",
    words: [1, 5],
    help: [
      "Brings all content to the site at an address, over HTTP: to a Drupal with the recipe, or to another server of this project.",
      "Only what differs is sent. What that site has changed since the last push or pull is a conflict, which is listed and left alone.",
      ...asked,
      "--delete deletes there what was deleted here, but no accounts. --invite has the site mail a link to accounts without a password.",
      "A push that was interrupted goes on when it is run again. docs/moving-content.md has the rest.",
    ],
    run: overHttp({ work: runPush, flags: ["--dry-run", "--force", "--delete", "--invite"], needsContent: true }),
    afterError: "What was sent before stays there. Run the command again: it goes on where it stopped.",
  },
  pull: {
    usage: "pull <address> [--dry-run] [--force]",
    words: [1, 3],
    help: [
      "Brings all content of the site at an address into the database, over HTTP: everything or nothing.",
      "Only what differs is changed. What has changed here since the last push or pull is a conflict, which is listed and left alone.",
      ...asked,
      "What the site has deleted stays here, and is listed.",
    ],
    run: overHttp({ work: runPull, flags: ["--dry-run", "--force"], needsContent: false }),
  },
}
