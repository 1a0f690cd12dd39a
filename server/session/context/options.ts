import { makeMailer, type MailerContext, type MailSettings, type SendMail } from "#server/mail/mailer.ts"

/** A public OAuth client has no secret. */
export type OAuthClient = { readonly id: string; readonly secret?: string }

/** One guess costs this: argon2id's memory in KiB, passes and threads. */
export type Hashing = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number }

export type SessionOptions = {
  /** Seconds. */
  readonly accessLifetime?: number
  /** Seconds. */
  readonly refreshLifetime?: number
  readonly hashing?: Hashing
  readonly clients?: readonly OAuthClient[]
  readonly isBehindProxy?: boolean
  readonly makeKey?: () => string
  readonly pause?: (milliseconds: number) => Promise<void>
  readonly sendMail?: SendMail
  /** Without a mail server, mails become files in the outbox. */
  readonly hasMailServer?: boolean
  /** Links in mails use the site's public address, or else the API's origin. */
  readonly siteUrl?: string
}

export type SessionSettings = Pick<SessionOptions, "accessLifetime" | "refreshLifetime" | "clients" | "isBehindProxy" | "siteUrl"> &
  MailSettings

export function sessionOptions(settings: SessionSettings, context: MailerContext): SessionOptions & { readonly sendMail: SendMail } {
  const { smtpUrl, mailFrom, ...options } = settings
  return { ...options, hasMailServer: smtpUrl !== undefined, sendMail: makeMailer({ smtpUrl, mailFrom }, context) }
}

const minute = 60
const day = 24 * 60 * minute

export const defaultAccessLifetime = 15 * minute
/** Seconds after which a sign-in ends, even if it was refreshed. */
export const familyLifetime = 90 * day
export const defaultRefreshLifetime = 14 * day

/** OWASP's minimum takes about 30 ms and 19 MiB for each sign-in. */
export const defaultHashing: Hashing = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
