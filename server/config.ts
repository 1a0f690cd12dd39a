import * as v from "valibot"

const defaultPort = 8000

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65535))

const origin = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, "") && /^https?:/.test(text)),
  v.transform((text) => text.replace(/\/$/, "")),
)

const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter((part) => part !== "")),
  v.array(origin),
)

const variables = {
  PORT: { schema: port, wanted: "a port number from 0 to 65535; 0 takes a free one" },
  HOST: {
    schema: v.pipe(v.string(), v.regex(/^[\w.:-]+$/)),
    wanted: "a host name or an IP address to listen at, such as 127.0.0.1 or 0.0.0.0",
  },
  G30_HOME: { schema: v.string(), wanted: "a folder" },
  G30_CORS_ORIGINS: { schema: origins, wanted: "origins separated by commas, such as https://g30.example" },
  G30_ORIGIN: { schema: origin, wanted: "the server's public origin, such as https://g30.example" },
} as const

export type Config = {
  readonly port: number
  readonly host: string
  /** The state folder: database, files, built sites. */
  readonly home: string
  /** Origins whose scripts may call the API from a browser. */
  readonly corsOrigins: readonly string[]
  /** The origin that links in answers have; without it that of each request. */
  readonly origin?: string
}

export type Environment = Readonly<Record<string, string | undefined>>

/** The environment can't be used; the message has one line for each wrong variable. */
export class ConfigError extends Error {
  override name = "ConfigError"
}

/**
 * Reads the configuration from environment variables. An empty one counts as absent.
 *
 * @throws ConfigError
 */
export function readConfig(environment: Environment): Config {
  const wrong: string[] = []
  function read<Schema extends v.GenericSchema<string, unknown>>(
    name: keyof typeof variables,
    schema: Schema,
  ): v.InferOutput<Schema> | undefined {
    const text = environment[name]?.trim() ?? ""
    if (text === "") return undefined
    const parsed = v.safeParse(schema, text)
    if (parsed.success) return parsed.output
    wrong.push(`${name} is "${text}", but must be ${variables[name].wanted}.`)
    return undefined
  }
  const publicOrigin = read("G30_ORIGIN", variables.G30_ORIGIN.schema)
  const config = {
    port: read("PORT", variables.PORT.schema) ?? defaultPort,
    host: read("HOST", variables.HOST.schema) ?? "127.0.0.1",
    home: read("G30_HOME", variables.G30_HOME.schema) ?? ".g30",
    corsOrigins: read("G30_CORS_ORIGINS", variables.G30_CORS_ORIGINS.schema) ?? [],
    ...(publicOrigin === undefined ? {} : { origin: publicOrigin }),
  }
  if (wrong.length > 0) throw new ConfigError(wrong.join("\n"))
  return config
}
