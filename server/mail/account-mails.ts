import type { Langcode } from "#contract/fields.ts"
import { inLanguage } from "#contract/languages.ts"
import type { Account } from "#server/content/accounts/accounts.ts"
import type { CredentialChange } from "#server/content/accounts/credentials.ts"
import { changeWords, mailWords, type Occasion } from "./account-mail-words.ts"
import { logoAddress, type Mail } from "./mailer.ts"

type TemporaryPassword = {
  readonly account: Account
  readonly password: string
  readonly site: string
}

/** The secrets stand behind the #, which browsers send to no server. */
export function passwordLink(occasion: Occasion, { account: { mail, name, langcode }, password, site }: TemporaryPassword): string {
  // An admin may correct the name before the user opens the link. Another mail address ends the invitation.
  const user = occasion === "invitation" ? mail : name
  return `${site}${inLanguage(langcode, "/password-reset/reset/")}#name=${encodeURIComponent(user)}&temp_pass=${encodeURIComponent(password)}`
}

export function passwordMail(occasion: Occasion, temporary: TemporaryPassword): Mail {
  const { account, password } = temporary
  const { name, langcode } = account
  const { subject, hello, reason, open, or, expires, unexpected } = mailWords[occasion][langcode]
  const link = passwordLink(occasion, temporary)
  return mailTo(account, subject, [`${hello} ${name},`, reason, `${open}\n${link}`, `${or}\n${password}`, expires, unexpected], link)
}

/** Goes to the former address, because only an intruder may read the present one. */
export function changeMail(change: CredentialChange, former: Account): Mail {
  const {
    [change]: { subject, reason },
    unexpected,
  } = changeWords[former.langcode]
  return mailTo(former, subject, [`${mailWords["lost-password"][former.langcode].hello} ${former.name},`, reason, unexpected])
}

function mailTo({ mail, langcode }: Account, subject: string, sentences: readonly string[], link?: string): Mail {
  const paragraphs = [...sentences, "G30"]
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
