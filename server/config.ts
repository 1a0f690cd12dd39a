import * as v from "valibot"
import type { PublishingSettings } from "#server/publishing/publishing.ts"
import type { Verbosity } from "#server/terminal/log.ts"
import type { SessionSettings } from "#server/session/context/options.ts"

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
  v.transform((text) => text.replace(/(?<!\/)\/+$/, "")),
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

const must = v.message
const secret = must(v.pipe(v.string(), v.minLength(16)), "a secret of 16 characters or more")

const quarter = 90 * 24 * 60 * 60
const seconds = must(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number), v.maxValue(quarter)),
  "a number of seconds, 90 days at most",
)

const secrets: readonly string[] = ["G30_SMTP_URL", "G30_CLIENT_SECRET", "G30_WEBHOOK_SECRET", "G30_BUILD_HOOK"]

/** An empty variable counts as absent. */
const variables = v.object({
  PORT: v.optional(must(port, "a port number from 0 to 65535; 0 takes a free one"), "8000"),
  HOST: v.optional(
    must(v.pipe(v.string(), v.regex(/^[\w.:-]+$/)), "a host name or an IP address to listen at, such as 127.0.0.1 or 0.0.0.0"),
    "127.0.0.1",
  ),
  G30_HOME: v.optional(v.string(), ".g30"),
  G30_CORS_ORIGINS: v.optional(must(origins, "origins separated by commas, such as https://g30.example"), ""),
  G30_LOG: v.exactOptional(
    must(v.picklist(["requests", "errors"]), '"requests" for a line for each request, or "errors" for failures alone'),
  ),
  G30_ORIGIN: v.exactOptional(must(origin, "the server's public origin, such as https://g30.example")),
  G30_SITE_URL: v.exactOptional(must(address, "an address such as https://www.example.org")),
  G30_CLIENT_ID: v.exactOptional(must(v.pipe(v.string(), v.regex(/^[\w.-]+$/)), "the name of an OAuth client: letters, digits, . _ -")),
  G30_CLIENT_SECRET: v.exactOptional(secret),
  G30_SMTP_URL: v.exactOptional(must(mailServer, "a mail server such as smtps://user:password@mail.example:465")),
  G30_MAIL_FROM: v.exactOptional(must(mailFrom, "a sender such as G30 <office@g30.example>")),
  G30_ACCESS_TOKEN_SECONDS: v.exactOptional(seconds),
  G30_REFRESH_TOKEN_SECONDS: v.exactOptional(seconds),
  G30_REBUILD: v.optional(
    must(v.picklist(["automatic", "manual"]), '"automatic" for a build after each change, or "manual" for builds that someone asks for'),
    "automatic",
  ),
  G30_WEBHOOK_SECRET: v.exactOptional(secret),
  G30_BUILD_HOOK: v.exactOptional(must(url(/^https:$/), "the https address that makes your host build the site")),
  G30_TRUSTED_PROXY: v.exactOptional(must(yesOrNo, "1 where a proxy of yours sets X-Forwarded-For, else 0")),
  G30_ALLOW_DEMO_ACCOUNTS: v.optional(must(yesOrNo, "1 to let other machines reach accounts with the demo's password, else 0"), "0"),
})
type Variables = v.InferOutput<typeof variables>

export type Config = {
  readonly port: number
  readonly host: string
  readonly home: string
  readonly corsOrigins: readonly string[]
  /** By default `npm start` logs only failures, and the server alone logs every request. */
  readonly verbosity?: Verbosity
  /** Links in answers have this origin, by default that of each request. */
  readonly origin?: string
  readonly session: SessionSettings
  readonly publishing: PublishingSettings
  readonly allowsDemoAccounts: boolean
}

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>

/** The message has one line for each wrong variable. */
export class ConfigError extends Error {
  override name = "ConfigError"
}

/** @throws ConfigError */
export function readConfig(environment: EnvironmentVariables): Config {
  const present = Object.entries(environment).flatMap(([name, text = ""]) => (text.trim() === "" ? [] : [[name, text.trim()] as const]))
  const parsed = v.safeParse(variables, Object.fromEntries(present))
  if (!parsed.success) throw new ConfigError(wrongVariables(environment, parsed.issues).join("\n"))
  const values = parsed.output
  const missing = missingVariable(values)
  if (missing !== null) throw new ConfigError(missing)
  return {
    port: values.PORT,
    host: values.HOST,
    home: values.G30_HOME,
    corsOrigins: values.G30_CORS_ORIGINS,
    ...defined({ origin: values.G30_ORIGIN, verbosity: values.G30_LOG }),
    session: sessionOf(values),
    publishing: {
      isAutomatic: values.G30_REBUILD === "automatic",
      ...defined({ webhookSecret: values.G30_WEBHOOK_SECRET, buildHook: values.G30_BUILD_HOOK }),
    },
    allowsDemoAccounts: values.G30_ALLOW_DEMO_ACCOUNTS,
  }
}

/** Doesn't quote a wrong secret, because a secret with a mistake still reveals most of it. */
function wrongVariables(environment: EnvironmentVariables, issues: readonly v.BaseIssue<unknown>[]): readonly string[] {
  const lines = issues.map(({ path, message }) => {
    const name = String(path?.[0]?.key)
    return `${name} ${secrets.includes(name) ? "can't be used; it" : `is "${environment[name]?.trim() ?? ""}", but`} must be ${message}.`
  })
  return [...new Set(lines)]
}

function missingVariable(values: Variables): string | null {
  if ((values.G30_CLIENT_ID === undefined) !== (values.G30_CLIENT_SECRET === undefined))
    return "G30_CLIENT_ID and G30_CLIENT_SECRET belong together: set both, or neither."
  if (values.G30_SMTP_URL !== undefined && values.G30_MAIL_FROM === undefined)
    return "G30_MAIL_FROM is missing: with G30_SMTP_URL set, mail needs a sender such as G30 <office@g30.example>."
  if (values.G30_BUILD_HOOK !== undefined && values.G30_SITE_URL === undefined)
    return "G30_SITE_URL is missing: with G30_BUILD_HOOK set, the server reads there which build is live."
  return null
}

function sessionOf({ G30_CLIENT_ID: id, G30_CLIENT_SECRET: secret, ...read }: Variables): SessionSettings {
  return defined({
    accessLifetime: read.G30_ACCESS_TOKEN_SECONDS,
    refreshLifetime: read.G30_REFRESH_TOKEN_SECONDS,
    clients: id === undefined || secret === undefined ? undefined : [{ id, secret }],
    isBehindProxy: read.G30_TRUSTED_PROXY,
    siteUrl: read.G30_SITE_URL,
    smtpUrl: read.G30_SMTP_URL,
    mailFrom: read.G30_MAIL_FROM,
  })
}

type DefinedMembers<T> = { readonly [Name in keyof T]?: Exclude<T[Name], undefined> }

function defined<T extends object>(members: T): DefinedMembers<T> {
  const defined: DefinedMembers<T> = {}
  return Object.assign(defined, Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)))
}
