/** The table of docs/drupal-contract.md that says what each of the three back ends has, and how each line is asked. */
import { readFileSync } from "node:fs"
import { Client, type BackEnd } from "./back-end.ts"
import { ofContent } from "./of-content.ts"
import { ofFiles } from "./of-files.ts"
import { ofLanguages } from "./of-languages.ts"
import { ofSession } from "./of-session.ts"

export const backEnds = ["embedded", "recipe", "module"] as const

export type Which = (typeof backEnds)[number]

type Ask = (client: Client) => Promise<boolean>

export const features: ReadonlyMap<string, Ask> = new Map<string, Ask>(
  Object.entries({ ...ofSession, ...ofContent, ...ofLanguages, ...ofFiles }),
)

/** To ask it takes a hundred sign-ins (`__tests__/server/session/limits/flood.test.ts`). */
export const notAsked = "guesses from many addresses are slowed down"

export const page = readFileSync("docs/drupal-contract.md", "utf8")

/** The lines of the table: the feature, then `yes` or `no` for each back end. */
export const table: readonly (readonly string[])[] = [...page.matchAll(/^\| ([^|]+) \| +(yes|no) +\| +(yes|no) +\| +(yes|no) +\|$/gm)].map(
  ([, feature = "", ...cells]) => [feature.trim(), ...cells],
)

/** What the page says that a back end has. */
export function saidOf(which: Which): Readonly<Record<string, string>> {
  const asked = table.filter(([feature]) => feature !== notAsked)
  return Object.fromEntries(asked.map(([feature = "", ...cells]) => [feature, cells[backEnds.indexOf(which)] ?? ""]))
}

/** What a back end has. Nothing is asked at the same time: it counts failures of sign-ins and mails. */
export async function foundIn(backEnd: BackEnd): Promise<Readonly<Record<string, string>>> {
  const client = new Client(backEnd)
  const found: [string, string][] = []
  for (const [feature, ask] of features) found.push([feature, (await ask(client)) ? "yes" : "no"])
  return Object.fromEntries(found)
}
