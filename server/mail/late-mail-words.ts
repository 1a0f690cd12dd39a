import type { Langcode } from "#contract/fields.ts"

type Change = (title: string) => readonly [subject: string, sentence: string]

type LateMailWords = Readonly<Record<"locale" | "hello" | "before" | "now" | "planned" | "agenda" | "reason", string>> &
  Readonly<Record<"moved" | "cancelled", Change>>

export const lateMailWords: Readonly<Record<Langcode, LateMailWords>> = {
  en: {
    locale: "en-GB",
    hello: "Hello",
    moved: (title) => [`Moved: ${title}`, `“${title}” has been moved.`],
    cancelled: (title) => [`Cancelled: ${title}`, `“${title}” is cancelled.`],
    before: "Before:",
    now: "Now:",
    planned: "It was planned for:",
    agenda: "The agenda:",
    reason:
      "You get this email because the event would start within three days. If you don't want such emails, untick “Email me when an event is moved or cancelled at the last moment” in your profile:",
  },
  fr: {
    locale: "fr-BE",
    hello: "Bonjour",
    moved: (title) => [`Déplacé\u00a0: ${title}`, `L’événement «\u00a0${title}\u00a0» a été déplacé.`],
    cancelled: (title) => [`Annulé\u00a0: ${title}`, `L’événement «\u00a0${title}\u00a0» est annulé.`],
    before: "Avant :",
    now: "Maintenant :",
    planned: "Il était prévu :",
    agenda: "L’agenda :",
    reason:
      "Vous recevez ce courriel parce que l’événement devait commencer dans les trois jours. Si vous n’en voulez plus de semblables, décochez « M’envoyer un courriel quand un événement est déplacé ou annulé à la dernière minute » dans votre profil :",
  },
  nl: {
    locale: "nl-BE",
    hello: "Dag",
    moved: (title) => [`Verplaatst: ${title}`, `“${title}” is verplaatst.`],
    cancelled: (title) => [`Geannuleerd: ${title}`, `“${title}” gaat niet door.`],
    before: "Eerst:",
    now: "Nu:",
    planned: "Het was gepland op:",
    agenda: "De agenda:",
    reason:
      "U krijgt deze e-mail omdat de activiteit binnen drie dagen zou beginnen. Wilt u zulke e-mails niet, vink dan “Stuur mij een e-mail wanneer een activiteit op het laatste moment wordt verplaatst of geannuleerd” uit in uw profiel:",
  },
}
