import { randomBytes } from "node:crypto"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { createTransport } from "nodemailer"
import { errorCode } from "#server/disk/file-access.ts"
import type { Log } from "#server/terminal/log.ts"

export type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html?: string }

/** A refused mail becomes a file in the outbox; with "throw" its sender tries again. */
export type SendMail = (mail: Mail, onFailure?: "outbox" | "throw") => Promise<void>

/** Without a mail server, mails become files in the outbox. */
export type MailSettings = {
  readonly smtpUrl?: string | undefined
  readonly mailFrom?: string | undefined
}

export type MailerContext = {
  readonly log: Log
  readonly now: () => Date
  /** The state folder holds the outbox. */
  readonly home: string
}

export const logoAddress = "cid:logo@g30"

const patienceMs = 20_000

// The logo is attached, because many mail programs load no pictures from the web.
const logo = {
  filename: "g30.png",
  path: join(import.meta.dirname, "../../static/logo/logo-fr-350x80.png"),
  cid: logoAddress.slice("cid:".length),
  contentDisposition: "inline",
} as const

/** Sends by SMTP. Without a mail server, or after a failure, the mail becomes a file in the outbox. */
export function makeMailer({ smtpUrl, mailFrom = "G30 <no-reply@localhost>" }: MailSettings, context: MailerContext): SendMail {
  const timeouts = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs }
  const server = smtpUrl === undefined ? undefined : createTransport({ url: smtpUrl, ...timeouts })
  const file = createTransport({ streamTransport: true, buffer: true, newline: "unix" })
  return async ({ to, ...content }, onFailure = "outbox") => {
    // In an object, an address with commas stays one address.
    const message = {
      from: mailFrom,
      to: { name: "", address: to },
      ...content,
      attachments: content.html === undefined ? [] : [logo],
      date: context.now(),
    }
    try {
      if (server !== undefined) {
        await server.sendMail(message)
        return
      }
    } catch (error) {
      if (onFailure === "throw") throw error
      context.log({ level: "error", event: "mail server failed", reason: errorCode(error) || "unknown" })
    }
    const { message: bytes } = await file.sendMail(message)
    if (Buffer.isBuffer(bytes)) await keepInOutbox(bytes, context)
  }
}

async function keepInOutbox(bytes: Buffer, { home, log, now }: MailerContext): Promise<void> {
  const outbox = join(home, "outbox")
  const time = now().toISOString().replaceAll(":", "-")
  const path = join(outbox, `${time}-${randomBytes(4).toString("hex")}.eml`)
  // The mail holds a temporary password, so only the operator may read the file.
  await mkdir(outbox, { recursive: true, mode: 0o700 })
  await writeFile(path, bytes, { flag: "wx", mode: 0o600 })
  // This counts as an error, because a user waits for the mail.
  log({ level: "error", event: "mail waits in the outbox", path })
}

type MailSender = { readonly log: Log; readonly options: { readonly sendMail?: SendMail } }

/** Sends after the answer, whose time must not depend on the mail. A failure is logged. */
export function sendLater(sender: MailSender, mail: Mail): void {
  setImmediate(() => void send(sender, mail))
}

async function send({ options, log }: MailSender, mail: Mail): Promise<void> {
  try {
    if (options.sendMail === undefined) log({ level: "error", event: "mail not sent", reason: "nothing is set up to send it" })
    else await options.sendMail(mail)
  } catch (error) {
    // The message may quote the address.
    log({ level: "error", event: "mail not sent", reason: errorCode(error) || "unknown" })
  }
}
