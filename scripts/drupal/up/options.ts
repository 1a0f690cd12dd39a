import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { messageOf, OperatorError } from "#server/process/closing.ts"

export type UpOptions = {
  /** A code base has `vendor/` and `web/`; with null, Composer brings one. */
  readonly code: string | null
  /** The folder gets the Drupal's code, database, files and keys. */
  readonly folder: string
  readonly port: number
  readonly hasModule: boolean
}

export const upUsage = `  up       makes a Drupal on this machine and serves it until Ctrl-C; a second one on the same folder serves it again
    --code FOLDER      a code base made by Composer (default: Composer makes one from drupal/composer.json)
    --folder FOLDER    where the Drupal is kept (default .g30-drupal)
    --port N           (default 8055)
    --without-module   the recipe alone, without our module`

export function readUpOptions(args: readonly string[]): UpOptions {
  const { code = null, folder = ".g30-drupal", port: typedPort = "8055", "without-module": isWithout = false } = valuesOf(args)
  const port = Number(typedPort)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new OperatorError(`--port is "${typedPort}", but must be a number from 1 to 65535.`)
  return { code, folder: resolve(folder), port, hasModule: !isWithout }
}

function valuesOf(args: readonly string[]) {
  const text = { type: "string" } as const
  try {
    return parseArgs({ args: [...args], options: { code: text, folder: text, port: text, "without-module": { type: "boolean" } } }).values
  } catch (error) {
    throw new OperatorError(`${messageOf(error)}\n${upUsage}`)
  }
}
