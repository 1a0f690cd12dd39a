import { randomBytes } from "node:crypto"
import { errorCode } from "#server/disk/files.ts"
import type { SessionContext } from "#server/session/context/context.ts"
import type { Langcode } from "#contract/fields.ts"
import { inLanguage } from "#contract/languages.ts"
import type { Account } from "#server/content/accounts/accounts.ts"
import type { CredentialChange } from "#server/content/accounts/credentials.ts"
import type { Mail } from "#server/session/context/options.ts"
import { changeWords, mailWords, type Occasion } from "./mail-words.ts"

export const logoAddress = "cid:logo@g30"

type TemporaryPassword = {
  readonly account: Account
  readonly password: string
  /** The public address of the site. */
  readonly site: string
}

/** The link by which a password is chosen. Its secrets stand behind the #, which browsers send to no server. */
export function passwordLink(occasion: Occasion, { account: { mail, name, langcode }, password, site }: TemporaryPassword): string {
  // The name of a new account may be corrected before its user opens the link. Another mail address ends the invitation.
  const user = occasion === "invitation" ? mail : name
  return `${site}${inLanguage(langcode, "/password-reset/reset/")}#name=${encodeURIComponent(user)}&temp_pass=${encodeURIComponent(password)}`
}

/** Writes a mail with a temporary password. */
export function passwordMail(occasion: Occasion, temporary: TemporaryPassword): Mail {
  const { account, password } = temporary
  const { name, langcode } = account
  const { subject, hello, reason, open, or, expires, unexpected } = mailWords[occasion][langcode]
  const link = passwordLink(occasion, temporary)
  return mailTo(account, subject, [`${hello} ${name},`, reason, `${open}\n${link}`, `${or}\n${password}`, expires, unexpected], link)
}

/** Writes to the former address of an account what of it was changed. Whoever changed it may read the present address alone. */
export function changeMail(change: CredentialChange, former: Account): Mail {
  const {
    [change]: { subject, reason },
    unexpected,
  } = changeWords[former.langcode]
  return mailTo(former, subject, [`${mailWords["lost-password"][former.langcode].hello} ${former.name},`, reason, unexpected])
}

function mailTo({ mail, langcode }: Account, subject: string, said: readonly string[], link?: string): Mail {
  const paragraphs = [...said, "G30"]
  return { to: mail, subject, text: `${paragraphs.join("\n\n")}\n`, html: htmlOf(langcode, paragraphs, link) }
}

function htmlOf(langcode: Langcode, paragraphs: readonly string[], link: string | undefined): string {
  const linked = (line: string) => (line === link ? `<a href="${escaped(line)}">${escaped(line)}</a>` : escaped(line))
  const text = paragraphs.map((paragraph) => `<p>${paragraph.split("\n").map(linked).join("<br>\n")}</p>`)
  return [
    `<!DOCTYPE html>`,
    `<html lang="${langcode}">`,
    `<body style="font: 16px/1.5 sans-serif; max-width: 36em">`,
    `<p><img src="${logoAddress}" alt="G30" width="175" height="40"></p>`,
    ...text,
    `</body>`,
    `</html>`,
    ``,
  ].join("\n")
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)
}

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
