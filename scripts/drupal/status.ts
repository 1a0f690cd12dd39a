/** `npm run drupal -- status URL`: what of a Drupal the site and the dashboard need, seen from outside. */
import { ask as askOnTerminal } from "#server/terminal/ask.ts"
import { checkAdditions } from "./status/additions.ts"
import { makeAsk, type Ask } from "./status/asker.ts"
import { checkBrowsers } from "./status/browsers.ts"
import { linesOf, summaryOf, unknown, type Finding } from "./status/finding.ts"
import { checkLanguages } from "./status/languages.ts"
import { checkKinds, checkModel } from "./status/model.ts"
import type { StatusOptions } from "./status/options.ts"
import { checkEditors, checkVisitors } from "./status/permissions.ts"
import { checkStyles, publicPicture } from "./status/pictures.ts"
import { checkTextFormat } from "./status/text-format.ts"
import { checkRoles } from "./status/roles.ts"
import { checkLostPassword, checkSignIn, type Account, type Session } from "./status/session.ts"

/** All that was found, in the order in which it is put right. */
export async function lookAt(ask: Ask, account: Account, origin: string): Promise<readonly Finding[]> {
  const kinds = await checkKinds(ask)
  // Nothing else can be told of a server that doesn't answer as a Drupal.
  if (kinds.some(({ about }) => about === "JSON:API")) return kinds
  const { findings, session } = await checkSignIn(ask, account)
  const picture = await publicPicture(ask)
  return [
    ...kinds,
    ...findings,
    ...(await checkLostPassword(ask)),
    ...(await checkVisitors(ask)),
    ...(await checkBrowsers(ask, origin, picture)),
    ...(await checkStyles(ask, picture)),
    ...(session === null ? [unknown("all else", "only an account that signs in sees it")] : await withSession(ask, session)),
  ]
}

async function withSession(ask: Ask, session: Session): Promise<readonly Finding[]> {
  return [
    ...(await checkEditors(ask, session)),
    ...(await checkRoles(ask, session)),
    ...(await checkTextFormat(ask, session)),
    ...(await checkLanguages(ask, session)),
    ...(await checkModel(ask, session)),
    ...(await checkAdditions(ask, session)),
  ]
}

/** Prints what was found. Returns whether the site and the dashboard can work so. */
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
