import type { Langcode } from "#contract/fields.ts"
import type { CredentialChange as Change } from "#server/content/accounts/credentials.ts"

type Sentence = "subject" | "hello" | "reason" | "open" | "or" | "expires" | "unexpected"

export type Occasion = "lost-password" | "invitation"

const english = {
  hello: "Hello",
  open: "Choose it here:",
  or: "If the page asks for it, this is your temporary password:",
}
const french = {
  hello: "Bonjour",
  open: "Choisissez-le ici :",
  or: "Si la page le demande, voici votre mot de passe provisoire :",
}
const dutch = {
  hello: "Dag",
  open: "Kies het hier:",
  or: "Vraagt de pagina erom, dan is dit uw tijdelijke wachtwoord:",
}

export const lostPasswordHours = 24
export const invitationDays = 3

export const mailWords: Readonly<Record<Occasion, Readonly<Record<Langcode, Readonly<Record<Sentence, string>>>>>> = {
  "lost-password": {
    en: {
      ...english,
      subject: "A new password for G30",
      reason: "Someone, hopefully you, asked for a new password for your account at G30.",
      expires: `Both work once, within ${lostPasswordHours} hours.`,
      unexpected: "If it wasn't you, nothing needs to be done: your password stays as it is.",
    },
    fr: {
      ...french,
      subject: "Un nouveau mot de passe pour G30",
      reason: "Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte chez G30.",
      expires: `Les deux fonctionnent une seule fois, pendant ${lostPasswordHours} heures.`,
      unexpected: "Si ce n’était pas vous, il n’y a rien à faire : votre mot de passe reste le même.",
    },
    nl: {
      ...dutch,
      subject: "Een nieuw wachtwoord voor G30",
      reason: "Iemand, hopelijk u, vroeg een nieuw wachtwoord aan voor uw account bij G30.",
      expires: `Beide werken één keer, binnen ${lostPasswordHours} uur.`,
      unexpected: "Was u het niet, dan hoeft u niets te doen: uw wachtwoord blijft hetzelfde.",
    },
  },
  invitation: {
    en: {
      ...english,
      subject: "Your account at G30",
      reason: "An account was created for you at G30. Choose a password, and you can log in.",
      expires: `Both work once, within ${invitationDays} days.`,
      unexpected: "If you didn't expect this email, nothing needs to be done: without a password nobody can log in to the account.",
    },
    fr: {
      ...french,
      subject: "Votre compte chez G30",
      reason: "Un compte a été créé pour vous chez G30. Choisissez un mot de passe pour pouvoir vous connecter.",
      expires: `Les deux fonctionnent une seule fois, pendant ${invitationDays} jours.`,
      unexpected:
        "Si vous n’attendiez pas ce courriel, il n’y a rien à faire : sans mot de passe, personne ne peut se connecter à ce compte.",
    },
    nl: {
      ...dutch,
      subject: "Uw account bij G30",
      reason: "Er is voor u een account bij G30 gemaakt. Kies een wachtwoord, dan kunt u zich aanmelden.",
      expires: `Beide werken één keer, binnen ${invitationDays} dagen.`,
      unexpected: "Verwachtte u deze e-mail niet, dan hoeft u niets te doen: zonder wachtwoord kan niemand zich met dit account aanmelden.",
    },
  },
}

type MailWords = Readonly<Record<"subject" | "reason", string>>

/** These mails go to the former address of an account. */
export const changeWords: Readonly<Record<Langcode, Readonly<Record<Change, MailWords>> & { readonly unexpected: string }>> = {
  en: {
    mail: {
      subject: "Another mail address for your account at G30",
      reason: "Your account at G30 has another mail address now. Mails to you go there, and no longer to this address.",
    },
    password: {
      subject: "Your password for G30 was changed",
      reason: "The password of your account at G30 was changed. The former one no longer works.",
    },
    unexpected: "If you know nothing of it, tell an administrator of G30 at once: someone else may be using your account.",
  },
  fr: {
    mail: {
      subject: "Une autre adresse pour votre compte chez G30",
      reason: "Votre compte chez G30 a maintenant une autre adresse. Nos courriels vous y parviendront, et non plus à cette adresse-ci.",
    },
    password: {
      subject: "Votre mot de passe pour G30 a été changé",
      reason: "Le mot de passe de votre compte chez G30 a été changé. L’ancien ne fonctionne plus.",
    },
    unexpected:
      "Si vous n’en savez rien, prévenez aussitôt un administrateur de G30\u00a0: quelqu’un d’autre utilise peut-être votre compte.",
  },
  nl: {
    mail: {
      subject: "Een ander e-mailadres voor uw account bij G30",
      reason: "Uw account bij G30 heeft nu een ander e-mailadres. Onze e-mails gaan daarheen, en niet meer naar dit adres.",
    },
    password: {
      subject: "Uw wachtwoord voor G30 is gewijzigd",
      reason: "Het wachtwoord van uw account bij G30 is gewijzigd. Het vorige werkt niet meer.",
    },
    unexpected: "Weet u daar niets van, verwittig dan meteen een beheerder van G30: misschien gebruikt iemand anders uw account.",
  },
}
