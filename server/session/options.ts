import type { Mail } from "./recovery/mail.ts"

/** A program that may ask for tokens; a public one has no secret. */
export type Client = { readonly id: string; readonly secret?: string }

/** The cost of one guess: argon2id's memory in KiB, passes and threads. */
export type Hashing = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number }

/** What the operator may set; everything has a default. */
export type SessionOptions = {
  /** Seconds for which an access token works. */
  readonly accessLifetime?: number
  /** Seconds for which a refresh token works; each refresh gives a new one. */
  readonly refreshLifetime?: number
  readonly hashing?: Hashing
  /** OAuth clients beside the site. */
  readonly clients?: readonly Client[]
  /** Whether the server trusts `X-Forwarded-For`, which a proxy of the operator sets. */
  readonly isBehindProxy?: boolean
  /** Makes the private key, PEM, that signs access tokens; called once for a database. */
  readonly makeKey?: () => string
  /** Waits; tests pass a clock of their own. */
  readonly pause?: (milliseconds: number) => Promise<void>
  /** Sends a mail. */
  readonly sendMail?: (mail: Mail) => Promise<void>
  /** Public address of the site, for links in mails; without it the API's own origin. */
  readonly siteUrl?: string
}

/** How mail leaves: through a server, or, without one, into files of the folder `outbox`. */
export type MailSettings = {
  /** `smtps://user:password@mail.example:465` */
  readonly smtpUrl?: string
  /** `G30 <office@g30.example>` */
  readonly mailFrom?: string
}

/** What the operator says by environment. */
export type SessionSettings = Pick<SessionOptions, "accessLifetime" | "refreshLifetime" | "clients" | "isBehindProxy" | "siteUrl"> &
  MailSettings

const minute = 60
const day = 24 * 60 * minute

export const defaultAccessLifetime = 15 * minute
/** However often it is renewed, a sign-in ends after so many seconds. */
export const familyLifetime = 90 * day
export const defaultRefreshLifetime = 14 * day

/** OWASP's minimum, and what a small server can afford: about 30 ms and 19 MiB for each sign-in. */
export const defaultHashing: Hashing = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
