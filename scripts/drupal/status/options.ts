import { parseArgs } from "node:util"
import { messageOf, OperatorError } from "#scripts/closing.ts"

export type StatusOptions = {
  /** Without a slash at its end. */
  readonly url: string
  readonly name: string
  /** The origin of the site, for CORS. */
  readonly origin: string
  readonly isJson: boolean
}

export const statusUsage = `  status URL   looks at a Drupal from outside, and says what is missing; it changes nothing
    --user NAME        an account, best an administrator's (default admin); G30_DRUPAL_PASSWORD has its password, or it is asked for
    --site ADDRESS     the site's address, from which browsers ask (default G30_SITE_URL)
    --json             what was found as JSON`

export function readStatusOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>): StatusOptions {
  const { values, positionals } = parse(args)
  const [address, ...others] = positionals
  if (address === undefined || others.length > 0) throw new OperatorError(`Give one address of a Drupal.\n${statusUsage}`)
  const site = values.site ?? env.G30_SITE_URL
  if (site === undefined || site === "") throw new OperatorError("Give the site's address: --site https://g30.example, or G30_SITE_URL.")
  return {
    url: urlOf(address).href.replace(/(?<!\/)\/+$/, ""),
    name: values.user ?? "admin",
    origin: urlOf(site).origin,
    isJson: values.json === true,
  }
}

function parse(args: readonly string[]) {
  const text = { type: "string" } as const
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { user: text, site: text, json: { type: "boolean" } } })
  } catch (error) {
    throw new OperatorError(`${messageOf(error)}\n${statusUsage}`)
  }
}

function urlOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new OperatorError(`"${text}" is no address: it must begin with https:// or http://.`)
  if (url.username !== "" || url.password !== "")
    throw new OperatorError("An address must hold no password: others see the arguments of programs.")
  return url
}
