/** Brings mails on their way. */
import { randomBytes } from "node:crypto"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { createTransport } from "nodemailer"
import { logoAddress, type Mail } from "./mail.ts"
import type { MailSettings, SessionOptions, SessionSettings } from "./options.ts"
import type { SessionSource } from "./source.ts"

type Post = Pick<SessionSource, "log" | "now"> & {
  /** The state folder. */
  readonly home: string
}

/** The session's options from what the operator set. */
export function sessionOptions(settings: SessionSettings, post: Post): SessionOptions {
  const { smtpUrl, mailFrom, ...options } = settings
  return {
    ...options,
    sendMail: makeMailer({ ...(smtpUrl === undefined ? {} : { smtpUrl }), ...(mailFrom === undefined ? {} : { mailFrom }) }, post),
  }
}

const patience = 20_000

/** The logo travels with the mail: one that is read offline, or by a program that fetches nothing, shows it too. */
const logo = {
  filename: "g30.png",
  path: join(import.meta.dirname, "../../static/logo/logo-fr-350x80.png"),
  cid: logoAddress.slice("cid:".length),
  contentDisposition: "inline",
} as const

/** Sends by SMTP; without a mail server, and where it fails, a mail becomes a file in `outbox`, whose path the log has. */
export function makeMailer({ smtpUrl, mailFrom = "G30 <no-reply@localhost>" }: MailSettings, post: Post): (mail: Mail) => Promise<void> {
  const server =
    smtpUrl === undefined
      ? undefined
      : createTransport({ url: smtpUrl, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience })
  const file = createTransport({ streamTransport: true, buffer: true, newline: "unix" })
  return async ({ to, ...said }) => {
    // As an object the address is one address, whatever commas it holds.
    const message = { from: mailFrom, to: { name: "", address: to }, ...said, attachments: [logo], date: post.now() }
    try {
      if (server !== undefined) {
        await server.sendMail(message)
        return
      }
    } catch (error) {
      const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown"
      post.log({ level: "error", event: "mail server failed", reason })
    }
    const { message: bytes } = await file.sendMail(message)
    if (Buffer.isBuffer(bytes)) await keep(bytes, post)
  }
}

async function keep(bytes: Buffer, { home, log, now }: Post): Promise<void> {
  const outbox = join(home, "outbox")
  const time = now().toISOString().replaceAll(":", "-")
  const path = join(outbox, `${time}-${randomBytes(4).toString("hex")}.eml`)
  // It holds a temporary password: for the operator's eyes alone.
  await mkdir(outbox, { recursive: true, mode: 0o700 })
  await writeFile(path, bytes, { flag: "wx", mode: 0o600 })
  // An operator who sees nothing else of the log must see this: somebody waits for it.
  log({ level: "error", event: "mail waits in the outbox", path })
}
