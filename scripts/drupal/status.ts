/** `npm run drupal -- status URL` checks from outside that a Drupal has what the site and the dashboard need. */
import { parseArgs } from "node:util"
import { messageOf, OperatorError } from "#server/process/closing.ts"
import { ask as askOnTerminal } from "#server/terminal/ask.ts"
import { siteAddress } from "#server/transfer/remote/http/address.ts"
import { find, makeAsk, type Ask, type StatusFinding, type FindingState } from "./status/asker.ts"
import { checksOfAccount, checksOfVisitors, jsonapi } from "./status/checks.ts"
import { signInToDrupal, type DrupalLogin } from "./status/session.ts"

export const statusUsage = `  status URL   looks at a Drupal from outside, and says what is missing; it changes nothing
    --user NAME        an account, best an administrator's (default admin); G30_DRUPAL_PASSWORD has its password, or it is asked for
    --site ADDRESS     the site's address, from which browsers ask (default G30_SITE_URL)`

/** The operator can fix the findings in this order. */
export async function lookAt(ask: Ask, account: DrupalLogin, origin: string): Promise<readonly StatusFinding[]> {
  const first = await find(ask, jsonapi)
  // Without our kinds of content the other answers say nothing.
  if (first.state === "wrong") return [first]
  const { findings, headers } = await signInToDrupal(ask, account)
  const checks = [...checksOfVisitors(origin), ...(headers === null ? [] : checksOfAccount(headers))]
  return [first, ...findings, ...(await Promise.all(checks.map((check) => find(ask, check))))]
}

const marks: Readonly<Record<FindingState, string>> = { ok: "ok   ", wrong: "WRONG", unknown: "?    " }

/** Returns whether the site and the dashboard can work with this Drupal. */
export async function status(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  print: (line: string) => void,
): Promise<boolean> {
  const { url, name, origin } = readOptions(args, env)
  // Standard output may be read by a program.
  const terminal = { input: process.stdin, output: process.stderr }
  const password = env.G30_DRUPAL_PASSWORD ?? (await askOnTerminal(terminal, `Password of ${name} (not shown): `, { isHidden: true }))
  const findings = await lookAt(makeAsk(url), { name, password }, origin)
  for (const { about, state, found, advice } of findings) {
    print(`${marks[state]} ${about.padEnd(30)} ${found}`)
    if (state === "wrong") print(`${" ".repeat(6)}→ ${advice}`)
  }
  return findings.every(({ state }) => state !== "wrong")
}

export function readOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>) {
  const { values, positionals } = parse(args)
  const [address, another] = positionals
  if (address === undefined || another !== undefined) throw new OperatorError(`Give one address of a Drupal.\n${statusUsage}`)
  const site = values.site ?? env.G30_SITE_URL ?? ""
  if (site === "") throw new OperatorError("Give the site's address: --site https://g30.example, or G30_SITE_URL.")
  return { url: siteAddress(address), name: values.user ?? "admin", origin: new URL(siteAddress(site)).origin }
}

function parse(args: readonly string[]) {
  const text = { type: "string" } as const
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { user: text, site: text } })
  } catch (error) {
    throw new OperatorError(`${messageOf(error)}\n${statusUsage}`)
  }
}
