import type { Mail } from "./mail.ts"

/** A program that may ask for tokens; without a secret anyone may say to be it. */
export type Client = { readonly id: string; readonly secret?: string }

/** How dear a guess is made: argon2id's memory in KiB, passes and threads. */
export type Hashing = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number }

/** What the operator may set; everything has a default. */
export type SessionOptions = {
  /** Seconds that an access token is good for. */
  readonly accessLifetime?: number
  /** Seconds that a refresh token is good for; each refresh gives a new one. */
  readonly refreshLifetime?: number
  readonly hashing?: Hashing
  /** Who may ask for tokens beside the site. */
  readonly clients?: readonly Client[]
  /** Whether a proxy stands before the server, so that `X-Forwarded-For` tells who asks. */
  readonly isBehindProxy?: boolean
  /** Makes the private key, PEM, that signs access tokens; asked once for a database. */
  readonly makeKey?: () => string
  /** Lets time pass. */
  readonly pause?: (milliseconds: number) => Promise<void>
  /** Brings a mail on its way. */
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

/** What OWASP asks for at least, and what a small server can afford: some 30 ms and 19 MiB a sign-in. */
export const defaultHashing: Hashing = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
