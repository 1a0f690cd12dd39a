import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { messageOf, OperatorError } from "#scripts/closing.ts"

export type UpOptions = {
  /** A code base with `vendor/` and `web/`; null: Composer brings one. */
  readonly code: string | null
  /** The folder of the Drupal's code, database, files and keys. */
  readonly folder: string
  readonly port: number
  readonly workers: number
  readonly hasModule: boolean
  /** Sites that may read and write from a browser. */
  readonly origins: readonly string[]
  readonly name: string
  readonly mail: string
}

export const upUsage = `  up       makes a Drupal on this machine and serves it until Ctrl-C; a second one on the same folder serves it again
    --code FOLDER      a code base made by Composer (default: Composer makes one from drupal/composer.json)
    --folder FOLDER    where the Drupal is kept (default .g30-drupal)
    --port N           (default 8055)
    --workers N        processes of PHP (default 4)
    --without-module   the recipe alone, without our module
    --origin ADDRESS   a site that may read and write from a browser; may be repeated (default: all)
    --admin NAME       the first administrator (default admin)
    --mail ADDRESS     the administrator's mail address (default admin@example.com)`

export function readUpOptions(args: readonly string[]): UpOptions {
  const values = valuesOf(args)
  return {
    code: values.code ?? null,
    folder: resolve(values.folder ?? ".g30-drupal"),
    port: whole("port", values.port ?? "8055", 65_535),
    workers: whole("workers", values.workers ?? "4", 64),
    hasModule: values["without-module"] !== true,
    origins: values.origin ?? ["*"],
    name: values.admin ?? "admin",
    mail: values.mail ?? "admin@example.com",
  }
}

function valuesOf(args: readonly string[]) {
  const text = { type: "string" } as const
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...{ code: text, folder: text, port: text, workers: text, admin: text, mail: text },
        origin: { type: "string", multiple: true },
        "without-module": { type: "boolean" },
      },
    })
    return values
  } catch (error) {
    throw new OperatorError(`${messageOf(error)}\n${upUsage}`)
  }
}

function whole(name: string, text: string, most: number): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < 1 || number > most)
    throw new OperatorError(`--${name} is "${text}", but must be a number from 1 to ${most}.`)
  return number
}
