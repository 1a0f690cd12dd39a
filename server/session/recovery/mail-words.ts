import type { Langcode } from "#contract/fields.ts"

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
      reason: "An account was made for you at G30. Choose a password, and you can sign in.",
      expires: `Both work once, within ${invitationDays} days.`,
      unexpected: "If you didn't expect this mail, nothing needs to be done: without a password nobody can sign in to the account.",
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
