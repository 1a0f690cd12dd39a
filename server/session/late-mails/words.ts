import type { Langcode } from "#contract/fields.ts"

type Change = (title: string) => readonly [subject: string, sentence: string]

type LateWords = Readonly<Record<"locale" | "hello" | "before" | "now" | "planned" | "agenda" | "reason", string>> &
  Readonly<Record<"moved" | "cancelled", Change>>

export const lateWords: Readonly<Record<Langcode, LateWords>> = {
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
      "You get this mail because the event would start within three days. If you don't want such mails, untick “Mail me when an event is moved or cancelled at the last moment” in your profile:",
  },
  fr: {
    locale: "fr-BE",
    hello: "Bonjour",
    moved: (title) => [`Déplacé : ${title}`, `« ${title} » a été déplacé.`],
    cancelled: (title) => [`Annulé : ${title}`, `« ${title} » est annulé.`],
    before: "Avant :",
    now: "Maintenant :",
    planned: "C’était prévu :",
    agenda: "L’agenda :",
    reason:
      "Vous recevez ce message parce que l’événement devait commencer dans les trois jours. Si vous ne voulez plus de tels messages, décochez « Mail me when an event is moved or cancelled at the last moment » dans votre profil :",
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
      "U krijgt deze mail omdat het evenement binnen drie dagen zou beginnen. Wilt u zulke mails niet, vink dan “Mail me when an event is moved or cancelled at the last moment” uit in uw profiel:",
  },
}
