import type { Langcode } from "#contract/fields.ts"

export type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string }

export const logoAddress = "cid:logo@g30"

type LostPasswordFacts = {
  readonly to: string
  readonly name: string
  readonly password: string
  readonly site: string | null
  readonly hours: number
}

const words = {
  en: {
    subject: "A new password for G30",
    hello: "Hello",
    asked: "Someone, hopefully you, asked for a new password for your account at G30.",
    open: "Choose it here:",
    or: "If the page asks for it, this is your temporary password:",
    expires: (hours: number) => `Both work once, within ${hours} hours.`,
    ignore: "If it wasn't you, nothing needs to be done: your password stays as it is.",
  },
  fr: {
    subject: "Un nouveau mot de passe pour G30",
    hello: "Bonjour",
    asked: "Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte chez G30.",
    open: "Choisissez-le ici :",
    or: "Si la page le demande, voici votre mot de passe temporaire :",
    expires: (hours: number) => `Les deux fonctionnent une seule fois, pendant ${hours} heures.`,
    ignore: "Si ce n’était pas vous, il n’y a rien à faire : votre mot de passe reste le même.",
  },
  nl: {
    subject: "Een nieuw wachtwoord voor G30",
    hello: "Dag",
    asked: "Iemand, hopelijk u, vroeg een nieuw wachtwoord aan voor uw account bij G30.",
    open: "Kies het hier:",
    or: "Vraagt de pagina erom, dan is dit uw tijdelijke wachtwoord:",
    expires: (hours: number) => `Beide werken één keer, binnen ${hours} uur.`,
    ignore: "Was u het niet, dan hoeft u niets te doen: uw wachtwoord blijft hetzelfde.",
  },
} satisfies Readonly<Record<Langcode, object>>

/** Writes the mail about a lost password. The secrets in its link stand behind the #, which browsers send to no server. */
export function lostPasswordMail(langcode: Langcode, { to, name, password, site, hours }: LostPasswordFacts): Mail {
  const { subject, hello, asked, open, or, expires, ignore } = words[langcode]
  const page = "/password-reset/reset/"
  const secrets = `#name=${encodeURIComponent(name)}&temp_pass=${encodeURIComponent(password)}`
  const link = site === null ? page : `${site}${page}${secrets}`
  const paragraphs = [`${hello} ${name},`, asked, `${open}\n${link}`, `${or}\n${password}`, expires(hours), ignore, "G30"]
  return { to, subject, text: `${paragraphs.join("\n\n")}\n`, html: htmlOf(langcode, paragraphs, site === null ? null : link) }
}

function htmlOf(langcode: Langcode, paragraphs: readonly string[], link: string | null): string {
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
