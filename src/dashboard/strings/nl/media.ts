import type * as english from "../en/media.ts"
import { quoted } from "./quoted.ts"

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1).replace(".", ",")

export const files: typeof english.files = {
  size: (bytes) => (bytes < 999_500 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${megabytes(bytes)} MB`),
  sent: (sent, total) => `${megabytes(sent)} van ${megabytes(total)} MB`,
  waiting: "Wacht",
  pending: (count) =>
    count === 1 ? "1 bestand is onderweg. Het opslaan wacht erop." : `${count} bestanden zijn onderweg. Het opslaan wacht erop.`,
  uploadOf: (file) => `Upload van ${file}`,
  cancelOf: (file) => `De upload van ${file} annuleren`,
  retryOf: (file) => `De upload van ${file} opnieuw proberen`,
  removeOf: (file) => `${file} verwijderen`,
  dismissOf: (file) => `De melding over ${file} sluiten`,
  because: (file, reason) => `${file}: ${reason}`,
  format: "deze bestandssoort wordt niet aanvaard",
  size20: (megabytesAllowed) => `groter dan ${megabytesAllowed} MB`,
  pixels: (megapixels) => `meer dan ${megapixels} megapixels`,
  empty: "dit bestand is leeg",
  damaged: "deze afbeelding is onleesbaar",
  lost: "de inhoud ervan is niet meer in deze browser. Kies het bestand opnieuw.",
  offline: "geen verbinding. Probeer opnieuw wanneer u online bent.",
  notUploaded: (file) => `${file} kon niet worden geüpload. Probeer opnieuw of verwijder het.`,
  or: "of",
  choose: "Bestanden kiezen",
  chooserOf: (label) => `Bestanden voor ${quoted(label)}`,
  add: "Een bestand toevoegen",
  publicOnDrupal:
    "In de Drupal van deze site zijn bestanden openbaar voor wie hun adres heeft, ook die van concepten en van activiteiten van het bestuur.",
  none: "Nog geen bestanden. PDF, kantoordocumenten of ZIP, elk tot 20 MB.",
  description: "Beschrijving",
  descriptionOf: (file) => `Beschrijving van ${file}`,
}

export const pictures: typeof english.pictures = {
  dropOne: (name) =>
    name === "field_logo"
      ? "Sleep een logo hierheen"
      : name === "field_image"
        ? "Sleep de omslagafbeelding hierheen"
        : "Sleep een afbeelding hierheen",
  hintOne: (name) =>
    name === "field_logo" ? "PNG, JPEG of WebP, liefst vierkant" : "Liggend, minstens 1600 px breed. JPEG, PNG, WebP of AVIF, tot 20 MB",
  withoutLogo: (initials) => `Zonder logo toont de site de initialen ${initials}.`,
  replace: "Vervangen",
  fromLibrary: "Uit de bibliotheek kiezen",
  alt: "Alternatieve tekst",
  altHint: "Beschrijft de afbeelding voor wie ze niet kan zien.",
  altMissing: "Alternatieve tekst ontbreekt",
  decoration: "Alleen decoratief, geen alternatieve tekst",
  isDecoration: "Decoratief",
  caption: "Bijschrift",
  broken: "De afbeelding kon niet worden geladen",
  focus: {
    set: "Focuspunt instellen",
    title: "Focuspunt",
    text: "Waar de site de afbeelding bijsnijdt, blijft dit punt in beeld. Klik op de afbeelding, of verplaats het punt met de pijltjestoetsen; met Shift in kleinere stappen.",
    point: (x, y) => `Focuspunt, ${x}% van links en ${y}% van boven`,
    centre: "Centreren",
    done: "Instellen",
  },
}

export const gallery: typeof english.gallery = {
  drop: "Sleep afbeeldingen hierheen",
  hint: "JPEG, PNG, WebP of AVIF, elk tot 20 MB",
  list: (label) => `Afbeeldingen van ${quoted(label)}`,
  picture: (number) => `Afbeelding ${number}`,
  edit: (number, state) => `Teksten van afbeelding ${number}: ${state}`,
  move: (number) => `Afbeelding ${number} verplaatsen met de pijltjestoetsen`,
  moveHelp: "De spatiebalk neemt de afbeelding op, de pijltjestoetsen verplaatsen ze, de spatiebalk zet ze neer, Escape annuleert.",
  remove: (number) => `Afbeelding ${number} verwijderen`,
  done: "Klaar",
  picked: (number) => `Afbeelding ${number} opgenomen. De pijltjestoetsen verplaatsen ze, de spatiebalk zet ze neer, Escape annuleert.`,
  moved: (number, to, of) => `Afbeelding ${number} verplaatst naar ${to} van ${of}`,
  dropped: (number, at, of) => `Afbeelding ${number} neergezet op ${at} van ${of}`,
  cancelled: (number, of) => `Geannuleerd. Afbeelding ${number} staat weer op ${number} van ${of}`,
  removed: (number, left) => `Afbeelding ${number} verwijderd, nog ${left} over`,
}

export const library: typeof english.library = {
  title: "Een afbeelding kiezen",
  search: "Zoeken op bestandsnaam",
  loading: "De afbeeldingen worden geladen",
  failed: {
    title: "De afbeeldingen konden niet worden geladen",
  },
  empty: "Nog geen afbeeldingen. Wat u uploadt, verschijnt hier.",
  noResult: (text) => `Geen enkele afbeelding heeft ${quoted(text)} in haar naam.`,
  clear: "De zoekopdracht wissen",
  list: "Afbeeldingen",
  previous: "Vorige afbeeldingen",
  next: "Volgende afbeeldingen",
  facts: (width, height) => `${width} × ${height} px`,
  lastAlt: (alt) => `Elders beschreven als ${quoted(alt)}`,
  noChoice: "Kies een afbeelding om te zien waar ze gebruikt wordt.",
  choose: "Deze afbeelding gebruiken",
  usedIn: "Gebruikt in",
  usesLoading: "Er wordt gezocht waar ze gebruikt wordt",
  usesFailed: "Waar ze gebruikt wordt, kon niet worden geladen.",
  unused: "Nog niet gebruikt",
  more: (count) => `en nog ${count}`,
  hidden: (count) => (count === 1 ? "1 plaats die u niet mag zien" : `${count} plaatsen die u niet mag zien`),
  replace: {
    open: "Het bestand overal vervangen",
    title: (file) => `${file} vervangen`,
    text: "Het nieuwe bestand neemt het adres van dit bestand over en verschijnt overal waar dit bestand staat: meteen in het dashboard, op de site bij de volgende publicatie.",
    shown: "Dit wijzigt:",
    choose: "Het nieuwe bestand kiezen",
    chosen: (file, size) => `Nieuw bestand: ${file}, ${size}`,
    sameType: (extension) => `Het moet een ${extension}-bestand zijn, zoals het huidige.`,
    confirm: "Overal vervangen",
    replacing: "Bezig met vervangen",
    done: (file) => `${file} is vervangen.`,
  },
}
