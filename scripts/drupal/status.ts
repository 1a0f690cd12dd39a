/** `npm run drupal -- status URL` checks from outside that a Drupal has what the site and the dashboard need. */
import { ask as askOnTerminal } from "#server/terminal/ask.ts"
import { makeAsk, type Ask } from "./status/asker.ts"
import { checkBrowsers } from "./status/browsers.ts"
import { checkContent, checkKinds, checkLanguages, checkVisitors } from "./status/content.ts"
import { linesOf, summaryOf, unknown, type Finding } from "./status/finding.ts"
import type { StatusOptions } from "./status/options.ts"
import { checkLostPassword, checkSignIn, type Account } from "./status/session.ts"

/** All that was found, in the order in which it is put right. */
export async function lookAt(ask: Ask, account: Account, origin: string): Promise<readonly Finding[]> {
  const kinds = await checkKinds(ask)
  // A server that doesn't answer as a Drupal can't be checked further.
  if (kinds.some(({ about }) => about === "JSON:API")) return kinds
  const { findings, session } = await checkSignIn(ask, account)
  return [
    ...kinds,
    ...findings,
    ...(await checkLostPassword(ask)),
    ...(await checkVisitors(ask)),
    ...(await checkLanguages(ask)),
    ...(await checkBrowsers(ask, origin)),
    ...(session === null ? [unknown("all else", "only an account that signs in sees it")] : await checkContent(ask, session)),
  ]
}

/** Prints the findings. Returns whether the site and the dashboard can work with this Drupal. */
export async function status({ url, name, origin, isJson }: StatusOptions, print: (line: string) => void): Promise<boolean> {
  const password = process.env.G30_DRUPAL_PASSWORD ?? (await askPassword(name))
  const findings = await lookAt(makeAsk(url), { name, password }, origin)
  if (isJson) print(JSON.stringify(findings, null, 2))
  else [...findings.flatMap(linesOf), summaryOf(findings)].forEach(print)
  return findings.every(({ state }) => state !== "wrong")
}

function askPassword(name: string): Promise<string> {
  // Standard output may be read by a program.
  return askOnTerminal({ input: process.stdin, output: process.stderr }, `Password of ${name} (not shown): `, { isHidden: true })
}
