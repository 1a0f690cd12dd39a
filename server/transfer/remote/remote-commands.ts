import { setTimeout } from "node:timers/promises"
import type { Command, Ending, Terminal } from "#server/terminal/command.ts"
import { ask } from "#server/terminal/ask.ts"
import { withProgress } from "#server/terminal/progress.ts"
import { connectBackEnd } from "./back-end.ts"
import { siteAddress } from "./http/address.ts"
import type { Login } from "./http/client.ts"
import { runPull } from "./pull.ts"
import { runPush, type RunOutcome, type Run } from "./push.ts"

function readWords(words: readonly string[], flags: readonly string[]) {
  const unknown = words.find((word) => word.startsWith("--") && !flags.includes(word))
  if (unknown !== undefined) throw new Error(`"${unknown}" isn't understood: say ${flags.join(", ")}.`)
  const [address, folder, another] = words.filter((word) => !word.startsWith("--"))
  if (address === undefined || folder === undefined || another !== undefined)
    throw new Error("Say one address, such as https://drupal.example.org, and one content folder.")
  return { base: siteAddress(address), folder, options: { isDry: words.includes("--dry-run"), isForced: words.includes("--force") } }
}

async function credentials(terminal: Terminal, base: string): Promise<Login> {
  const user = terminal.user ?? (await ask(terminal, `Administrator at ${base}: `, { isHidden: false }))
  const password = await ask(terminal, `Password of ${user} (not shown): `, { isHidden: true })
  if (user !== "" && password !== "") return { user, password }
  throw new Error(
    "Name and password of an administrator of the site are needed: G30_PUSH_USER names the account, the first line of the input is its password.",
  )
}

const overHttp =
  (work: (run: Run) => Promise<RunOutcome>, flags: readonly string[]) =>
  async (words: readonly string[], terminal: Terminal): Promise<Ending | undefined> => {
    const { home, output } = terminal
    const { base, folder, options } = readWords(words, flags)
    const signedIn = await credentials(terminal, base)
    const signal = terminal.interruption?.() ?? new AbortController().signal
    const wait = (milliseconds: number, ending: AbortSignal) => setTimeout(milliseconds, undefined, { signal: ending })
    const backEnd = await connectBackEnd({ base, fetch, wait, signal }, signedIn)
    const outcome = await withProgress(output, (progress) => work({ backEnd, home, folder, options, output, progress }))
    return outcome === "done" ? undefined : outcome
  }

const account = "G30_PUSH_USER names an administrator of that site, whose password is asked for, or read from the first line of the input."

export const commands: Readonly<Record<string, Command>> = {
  push: {
    usage: "push <address> <folder> [--dry-run] [--force]",
    words: [2, 4],
    help: [
      "Brings a content folder to the site at an address, over HTTP: to a Drupal with the recipe, or to another server of this project.",
      "Only what differs is sent. --force writes over what isn't as the last push left it. --dry-run lists what would be done.",
      account,
      "A push that was stopped goes on when it is run again, with --force where it has to change what is there. docs/moving-content.md has the rest.",
    ],
    run: overHttp(runPush, ["--dry-run", "--force"]),
    afterError: "What was sent before stays there. Run the command again: it goes on where it stopped.",
  },
  pull: {
    usage: "pull <address> <folder> [--dry-run]",
    words: [2, 3],
    help: [
      "Fills a content folder with all content of the site at an address, over HTTP; an older export in it is replaced. `import` reads it.",
      "What this project has no place for is skipped and listed. --dry-run lists it, and writes nothing.",
      account,
    ],
    run: overHttp(runPull, ["--dry-run"]),
  },
}
