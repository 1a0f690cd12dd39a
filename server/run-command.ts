import { commands as sessionCommands } from "#server/session/account-commands.ts"
import { commands as transferCommands } from "#server/transfer/transfer-commands.ts"
import { commands as upkeepCommands } from "#server/upkeep/upkeep-commands.ts"
import { closeToOthers } from "./state-folder.ts"
import { accepts, type Command, type Terminal } from "#server/terminal/command.ts"

const commands: Readonly<Record<string, Command>> = { ...transferCommands, ...sessionCommands, ...upkeepCommands }

const usage = [
  "Usage: npm run content -- <command>",
  "",
  ...Object.values(commands).flatMap((command) => [`  ${command.usage}`, ...command.help.map((line) => `      ${line}`), ""]),
  "The content lies in the folder that G30_HOME names, .g30 by default.",
]

/** Returns the exit code: 0 for done, 1 for failed, 2 for an unknown command, 3 for conflicts. */
export async function runCommand(words: readonly string[], terminal: Terminal): Promise<number> {
  const [name = "", ...rest] = words
  if (words.some((word) => word === "--help" || word === "-h")) return say(terminal, usage, 0)
  const command: Command | undefined = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) return say(terminal, [name === "" ? "No command given." : `There is no command "${name}".`, "", ...usage], 2)
  if (!accepts(command, rest.length)) return say(terminal, [`Usage: npm run content -- ${command.usage}`, ...command.help], 2)
  try {
    const ending = await command.run(rest, terminal)
    closeToOthers(terminal.home)
    return ending === "conflicts" ? 3 : ending === "failed" ? 1 : 0
  } catch (error) {
    return say(
      terminal,
      [error instanceof Error ? error.message : String(error), command.afterError ?? `Nothing was changed by ${name}.`],
      1,
    )
  }
}

function say({ output, errors }: Terminal, lines: readonly string[], code: number): number {
  const stream = code === 0 ? output : errors
  stream.write(`${lines.join("\n")}\n`)
  return code
}
