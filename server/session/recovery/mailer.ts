import { randomBytes } from "node:crypto"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { createTransport } from "nodemailer"
import { errorCode } from "#server/disk/files.ts"
import type { SessionSource } from "#server/session/context/context.ts"
import type { MailSettings, SendMail, SessionOptions, SessionSettings } from "#server/session/context/options.ts"
import { logoAddress } from "./mail.ts"

type MailerContext = Pick<SessionSource, "log" | "now"> & {
  readonly home: string
}

export function sessionOptions(settings: SessionSettings, context: MailerContext): SessionOptions & { readonly sendMail: SendMail } {
  const { smtpUrl, mailFrom, ...options } = settings
  return { ...options, hasMailServer: smtpUrl !== undefined, sendMail: makeMailer({ smtpUrl, mailFrom }, context) }
}

// Milliseconds.
const patience = 20_000

// Attached, because many mail programs load no pictures from the web.
const logo = {
  filename: "g30.png",
  path: join(import.meta.dirname, "../../../static/logo/logo-fr-350x80.png"),
  cid: logoAddress.slice("cid:".length),
  contentDisposition: "inline",
} as const

/** Makes a function that sends by SMTP. Without a mail server, or if it fails, the mail becomes a file in the outbox. */
export function makeMailer({ smtpUrl, mailFrom = "G30 <no-reply@localhost>" }: MailSettings, context: MailerContext): SendMail {
  const timeouts = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience }
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
  // An error, because a user waits for this mail.
  log({ level: "error", event: "mail waits in the outbox", path })
}
