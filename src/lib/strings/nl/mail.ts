import type * as english from "../en/mail.ts"

export const mail: typeof english.mail = {
  optional: (label) => `${label} (facultatief)`,
  note: (to) => `Deze pagina verstuurt zelf niets. Ze opent uw e-mailprogramma met uw tekst, gericht aan ${to}.`,
  prepare: "De e-mail voorbereiden",
  incomplete: "Dit e-mailadres is niet volledig.",
  opened: (to) =>
    `Uw e-mailprogramma zou de tekst hieronder moeten tonen. Verstuur hem van daaruit. Is er niets geopend, kopieer de tekst dan en stuur hem naar ${to}.`,
  tooLong: (to) => `Uw tekst is te lang voor een e-mailprogramma. Kopieer hem en plak hem in een e-mail aan ${to}.`,
  text: "Tekst van de e-mail",
  copy: "De tekst van de e-mail kopiëren",
  again: "Het e-mailprogramma openen",
  inProgram: "Schrijf het in uw e-mailprogramma",
}
