import { resolve } from "node:path"
import { siteClient } from "#contract/session.ts"
import { grantOf } from "#gatsby/build-account.ts"
import { ConfigError, readConfig, type Config } from "#server/config.ts"

import { messageOf } from "#server/process/closing.ts"

export type Environment = Config & {
  /** Is null for the embedded content server. */
  readonly apiUrl: string | null
  readonly siteUrl: string | null
  readonly clientId: string
}

/** @throws ConfigError, which names each wrong variable */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const config = readConfig(env)
  checkBuildAccount(env)
  return {
    ...config,
    home: resolve(config.home),
    apiUrl: apiUrl(env),
    siteUrl: config.session.siteUrl ?? null,
    clientId: knownClient(config, env),
  }
}

/** Only the embedded server's clients are known, and not those of a Drupal. */
function knownClient({ session: { clients = [] } }: Config, env: NodeJS.ProcessEnv): string {
  const id = clientId(env)
  const clientIds = [siteClient, ...clients.map((client) => client.id)]
  if (apiUrl(env) !== null || clientIds.includes(id)) return id
  throw new ConfigError(
    `GATSBY_CLIENT_ID is "${id}", but the content server knows ${clientIds.join(" and ")} alone. G30_CLIENT_ID names another.`,
  )
}

/** `src/gatsby` reads these variables itself, so that they come into no message. */
function checkBuildAccount(env: NodeJS.ProcessEnv): void {
  try {
    const isSet = grantOf(env) !== null
    if (isSet && apiUrl(env) === null) throw new Error("G30_BUILD_USER and G30_BUILD_CLIENT_ID are for a back end that G30_API_URL names.")
  } catch (error) {
    throw new ConfigError(messageOf(error))
  }
}

function clientId(env: NodeJS.ProcessEnv): string {
  const text = env.GATSBY_CLIENT_ID?.trim() ?? ""
  if (/^[!-~]*$/.test(text)) return text === "" ? siteClient : text
  throw new ConfigError(`GATSBY_CLIENT_ID is "${text}", but must be the id of an OAuth client, without spaces, such as ${siteClient}.`)
}

function apiUrl(env: NodeJS.ProcessEnv): string | null {
  const text = env.G30_API_URL?.trim() ?? ""
  if (text === "") return null
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/(?<!\/)\/+$/, "")
  throw new ConfigError(`G30_API_URL is "${text}", but must be an address such as https://www.example.org.`)
}
