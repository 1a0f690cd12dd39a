import { resolve } from "node:path"
import * as v from "valibot"

const address = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === "" || isOrigin(text), "must be an address such as https://www.example.org"),
  v.transform((text) => (text === "" ? null : text.replace(/\/+$/, ""))),
)

const schema = v.object({
  PORT: v.pipe(
    v.optional(v.string(), "8000"),
    v.check((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65535, "must be a number from 0 to 65535"),
    v.transform(Number),
  ),
  HOST: v.optional(v.string(), "127.0.0.1"),
  G30_HOME: v.pipe(
    v.optional(v.string(), ".g30"),
    v.check((text) => text.trim() !== "", "must name a folder"),
    v.transform((folder) => resolve(folder)),
  ),
  G30_API_URL: v.optional(address, ""),
  G30_SITE_URL: v.optional(address, ""),
})

export type Environment = {
  readonly port: number
  readonly host: string
  /** The folder that holds all state. */
  readonly home: string
  /** Address of a Drupal; null: the embedded content server. */
  readonly apiUrl: string | null
  /** Public address of the site; null: none known. */
  readonly siteUrl: string | null
}

/** A variable is wrong; the message names it and says what it must be. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError"
}

/**
 * Reads the environment's variables.
 *
 * @throws EnvironmentError naming each that is wrong
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const parsed = v.safeParse(schema, env)
  if (!parsed.success) {
    const wrong = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? "?"} is ${JSON.stringify(issue.input)}: it ${issue.message}.`)
    throw new EnvironmentError(wrong.join("\n"))
  }
  const { PORT, HOST, G30_HOME, G30_API_URL, G30_SITE_URL } = parsed.output
  return { port: PORT, host: HOST, home: G30_HOME, apiUrl: G30_API_URL, siteUrl: G30_SITE_URL }
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
