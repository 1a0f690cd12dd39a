import * as v from "valibot"
import type { PublishingSettings } from "#server/publishing/publishing.ts"
import type { Verbosity } from "#server/terminal/log.ts"
import type { SessionSettings } from "#server/session/options.ts"

const defaultPort = 8000

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65535))

const url = (protocol: RegExp) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocol.test(new URL(text).protocol)),
  )

const origin = v.pipe(
  url(/^https?:$/),
  v.transform((text) => text.replace(/\/$/, "")),
  v.check((text) => new URL(text).origin === text),
)

const address = v.pipe(
  url(/^https?:$/),
  v.transform((text) => text.replace(/\/+$/, "")),
)

const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter((part) => part !== "")),
  v.array(origin),
)

const mailServer = v.pipe(
  url(/^smtps?:$/),
  v.check((text) => new URL(text).hostname !== ""),
)

const mailFrom = v.pipe(v.string(), v.regex(/^(?:[^<>\r\n]* <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/))

const yesOrNo = v.pipe(
  v.picklist(["0", "1"]),
  v.transform((text) => text === "1"),
)

const quarter = 90 * 24 * 60 * 60
const seconds = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number), v.maxValue(quarter))

const variables = {
  PORT: { schema: port, wanted: "a port number from 0 to 65535; 0 takes a free one" },
  HOST: {
    schema: v.pipe(v.string(), v.regex(/^[\w.:-]+$/)),
    wanted: "a host name or an IP address to listen at, such as 127.0.0.1 or 0.0.0.0",
  },
  G30_HOME: { schema: v.string(), wanted: "a folder" },
  G30_CORS_ORIGINS: { schema: origins, wanted: "origins separated by commas, such as https://g30.example" },
  G30_LOG: { schema: v.picklist(["requests", "errors"]), wanted: '"requests" for a line for each request, or "errors" for failures alone' },
  G30_ORIGIN: { schema: origin, wanted: "the server's public origin, such as https://g30.example" },
  G30_SITE_URL: { schema: address, wanted: "an address such as https://www.example.org" },
  G30_SMTP_URL: { schema: mailServer, wanted: "a mail server such as smtps://user:password@mail.example:465", isSecret: true },
  G30_MAIL_FROM: { schema: mailFrom, wanted: "a sender such as G30 <office@g30.example>" },
  G30_CLIENT_ID: { schema: v.pipe(v.string(), v.regex(/^[\w.-]+$/)), wanted: "the name of an OAuth client: letters, digits, . _ -" },
  G30_CLIENT_SECRET: { schema: v.pipe(v.string(), v.minLength(16)), wanted: "a secret of 16 characters or more", isSecret: true },
  G30_ACCESS_TOKEN_SECONDS: { schema: seconds, wanted: "a number of seconds, 90 days at most" },
  G30_REFRESH_TOKEN_SECONDS: { schema: seconds, wanted: "a number of seconds, 90 days at most" },
  G30_REBUILD: {
    schema: v.picklist(["automatic", "manual"]),
    wanted: '"automatic" for a build after each change that visitors are to see, or "manual" for builds that someone asks for',
  },
  G30_WEBHOOK_SECRET: { schema: v.pipe(v.string(), v.minLength(16)), wanted: "a secret of 16 characters or more", isSecret: true },
  G30_BUILD_HOOK: { schema: url(/^https:$/), wanted: "the https address that makes your host build the site", isSecret: true },
  G30_TRUSTED_PROXY: { schema: yesOrNo, wanted: "1 where a proxy of yours sets X-Forwarded-For, else 0" },
  G30_ALLOW_DEMO_ACCOUNTS: { schema: yesOrNo, wanted: "1 to let others than this machine reach accounts with the demo's password, else 0" },
} as const

export type Config = {
  readonly port: number
  readonly host: string
  readonly home: string
  readonly corsOrigins: readonly string[]
  /** Without it `npm start` logs only failures, and the server alone logs every request. */
  readonly verbosity?: Verbosity
  /** The origin of links in answers; without it, that of each request. */
  readonly origin?: string
  readonly session: SessionSettings
  readonly publishing: PublishingSettings
  readonly allowsDemoAccounts: boolean
}

export type Environment = Readonly<Record<string, string | undefined>>

/** The message has one line for each wrong variable. */
export class ConfigError extends Error {
  override name = "ConfigError"
}

/** Reads the configuration from environment variables, of which an empty one counts as absent. @throws ConfigError */
export function readConfig(environment: Environment): Config {
  const wrong: string[] = []
  const read: ReadVariable = (name, schema) => {
    const text = environment[name]?.trim() ?? ""
    if (text === "") return undefined
    const parsed = v.safeParse(schema, text)
    if (parsed.success) return parsed.output
    const variable: { readonly wanted: string; readonly isSecret?: true } = variables[name]
    // A secret with a mistake in it still tells most of the secret.
    wrong.push(`${name} ${variable.isSecret === true ? "can't be used; it" : `is "${text}", but`} must be ${variable.wanted}.`)
    return undefined
  }
  const config = {
    port: read("PORT", variables.PORT.schema) ?? defaultPort,
    host: read("HOST", variables.HOST.schema) ?? "127.0.0.1",
    home: read("G30_HOME", variables.G30_HOME.schema) ?? ".g30",
    corsOrigins: read("G30_CORS_ORIGINS", variables.G30_CORS_ORIGINS.schema) ?? [],
    ...defined({ origin: read("G30_ORIGIN", variables.G30_ORIGIN.schema), verbosity: read("G30_LOG", variables.G30_LOG.schema) }),
    session: readSession(read, wrong),
    publishing: readPublishing(read, wrong),
    allowsDemoAccounts: read("G30_ALLOW_DEMO_ACCOUNTS", variables.G30_ALLOW_DEMO_ACCOUNTS.schema) ?? false,
  }
  if (wrong.length > 0) throw new ConfigError(wrong.join("\n"))
  return config
}

type ReadVariable = <Schema extends v.GenericSchema<string, unknown>>(
  name: keyof typeof variables,
  schema: Schema,
) => v.InferOutput<Schema> | undefined

function readSession(read: ReadVariable, wrong: string[]): SessionSettings {
  const id = read("G30_CLIENT_ID", variables.G30_CLIENT_ID.schema)
  const secret = read("G30_CLIENT_SECRET", variables.G30_CLIENT_SECRET.schema)
  const smtpUrl = read("G30_SMTP_URL", variables.G30_SMTP_URL.schema)
  const sender = read("G30_MAIL_FROM", variables.G30_MAIL_FROM.schema)
  const isComplete = wrong.length > 0 || (id === undefined) === (secret === undefined)
  if (!isComplete) wrong.push("G30_CLIENT_ID and G30_CLIENT_SECRET belong together: set both, or neither.")
  if (wrong.length === 0 && smtpUrl !== undefined && sender === undefined) {
    wrong.push("G30_MAIL_FROM is missing: with G30_SMTP_URL set, mail needs a sender such as G30 <office@g30.example>.")
  }
  return defined({
    accessLifetime: read("G30_ACCESS_TOKEN_SECONDS", variables.G30_ACCESS_TOKEN_SECONDS.schema),
    refreshLifetime: read("G30_REFRESH_TOKEN_SECONDS", variables.G30_REFRESH_TOKEN_SECONDS.schema),
    clients: id === undefined || secret === undefined ? undefined : [{ id, secret }],
    isBehindProxy: read("G30_TRUSTED_PROXY", variables.G30_TRUSTED_PROXY.schema),
    siteUrl: read("G30_SITE_URL", variables.G30_SITE_URL.schema),
    smtpUrl,
    mailFrom: sender,
  })
}

function readPublishing(read: ReadVariable, wrong: string[]): PublishingSettings {
  const buildHook = read("G30_BUILD_HOOK", variables.G30_BUILD_HOOK.schema)
  if (buildHook !== undefined && wrong.length === 0 && read("G30_SITE_URL", variables.G30_SITE_URL.schema) === undefined) {
    wrong.push("G30_SITE_URL is missing: with G30_BUILD_HOOK set, the server looks at the address of the site for what is live.")
  }
  return {
    isAutomatic: read("G30_REBUILD", variables.G30_REBUILD.schema) !== "manual",
    ...defined({ webhookSecret: read("G30_WEBHOOK_SECRET", variables.G30_WEBHOOK_SECRET.schema), buildHook }),
  }
}

type DefinedMembers<T> = { readonly [Name in keyof T]?: Exclude<T[Name], undefined> }

function defined<T extends object>(members: T): DefinedMembers<T> {
  const kept: DefinedMembers<T> = {}
  return Object.assign(kept, Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)))
}
