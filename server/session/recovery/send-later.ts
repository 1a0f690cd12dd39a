import { randomBytes } from "node:crypto"
import { errorCode } from "#server/disk/files.ts"
import type { SessionContext } from "#server/session/context.ts"
import type { Mail } from "./mail.ts"

/** 120 random bits. */
export function temporaryPassword(): string {
  return randomBytes(15).toString("base64url")
}

/** Sends a mail after the answer, whose time must not depend on it. A failure is logged. */
export function sendLater(context: SessionContext, mail: Mail): void {
  setImmediate(() => void send(context, mail))
}

async function send({ options, log }: SessionContext, mail: Mail): Promise<void> {
  try {
    if (options.sendMail === undefined) log({ level: "error", event: "mail not sent", reason: "nothing is set up to send it" })
    else await options.sendMail(mail)
  } catch (error) {
    // The message may quote the address.
    log({ level: "error", event: "mail not sent", reason: errorCode(error) || "unknown" })
  }
}
