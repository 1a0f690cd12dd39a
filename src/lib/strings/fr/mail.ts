import type * as english from "../en/mail.ts"

export const mail: typeof english.mail = {
  optional: (label) => `${label} (facultatif)`,
  note: (to) => `Cette page n’envoie rien elle-même. Elle ouvre votre logiciel de messagerie avec votre texte, adressé à ${to}.`,
  prepare: "Préparer le courriel",
  incomplete: "Cette adresse de courriel n’est pas complète.",
  opened: (to) =>
    `Votre logiciel de messagerie devrait afficher le texte ci-dessous. Envoyez-le de là. Si rien ne s’est ouvert, copiez le texte et envoyez-le à ${to}.`,
  tooLong: (to) =>
    `Votre texte est trop long pour être repris par un logiciel de messagerie. Copiez-le et collez-le dans un courriel à ${to}.`,
  text: "Texte du courriel",
  copy: "Copier le texte du courriel",
  again: "Ouvrir la messagerie",
  inProgram: "L’écrire dans votre logiciel de messagerie",
}
