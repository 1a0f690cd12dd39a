import type * as english from "../en/checks.ts"
import { counted } from "./counted.ts"

const links = counted("link", "links")

export const checks: typeof english.checks = {
  title: "Controle voor publicatie",
  none: "Niets gevonden.",
  found: (errors, warnings) =>
    [errors > 0 ? `${errors} te verbeteren voor dit online kan` : null, warnings > 0 ? `${warnings} te bekijken` : null]
      .filter((part) => part !== null)
      .join(", "),
  error: "Verhindert publicatie",
  warning: "Te bekijken",
  goTo: (label) => `Ga naar ${label}`,
  right: "Dit klopt",
  rightAgain: (count) => (count === 1 ? "De ene tonen die u hebt goedgekeurd" : `De ${count} tonen die u hebt goedgekeurd`),
  fixed: "Verbeterd.",
  called: "Deze browser vraagt het niet meer.",
  checkingLinks: (count) => `${links(count)} van deze site ${count === 1 ? "wordt" : "worden"} nagekeken…`,
  linksFailed: "Sommige links van deze site konden niet worden nagekeken.",
  messages: {
    altMissing: "Een afbeelding heeft geen alternatieve tekst. Zeg wat ze toont, of markeer ze als decoratief.",
    altIsFileName: "De alternatieve tekst is de naam van een bestand. Zeg wat de afbeelding toont.",
    headingOrder: "Een kleine tussentitel (3) staat voor de eerste grote (2).",
    headingEmpty: "Een tussentitel is leeg.",
    boldHeading: "Een vette regel doet dienst als tussentitel. Lezers die van titel naar titel springen, missen hem.",
    typedList: "Getypte streepjes, sterretjes of cijfers doen dienst als lijst. Schermlezers lezen ze niet als een lijst.",
    tableWithoutHead: "Een tabel heeft geen kopcellen, dus hoort niemand wat een kolom betekent.",
    linkEmpty: "Een link heeft geen tekst.",
    linkVague: "De tekst van een link zegt niet waar hij naartoe leidt.",
    linkBroken: "Een link leidt naar een adres van deze site dat niet bestaat.",
    noteWithoutReference: "Geen cijfer in de tekst leidt naar deze noot. Zet de inhoud ervan in een nieuwe voetnoot, of verwijder ze.",
    referenceWithoutNote: "Een cijfer in de tekst leidt naar geen noot. Schrijf de noot opnieuw, of verwijder het cijfer.",
    titleLong: "De titel is erg lang: meer dan 100 tekens. Zoekresultaten en kaarten kappen hem af.",
    summaryMissing: "Er is geen samenvatting. De startpagina en zoekresultaten tonen het begin van de tekst, of niets.",
  },
  fixes: {
    altMissing: "Als decoratief markeren",
    altIsFileName: "Als decoratief markeren",
    headingOrder: "Er een grote tussentitel van maken",
    headingEmpty: "De tussentitel verwijderen",
    boldHeading: "Er een tussentitel van maken",
    typedList: "Er een lijst van maken",
    tableWithoutHead: "Van de eerste rij de kop maken",
    linkEmpty: "De link verwijderen",
    linkBroken: "De link verwijderen",
    noteWithoutReference: "De noot verwijderen",
    referenceWithoutNote: "Het cijfer verwijderen",
    summaryMissing: "Het begin van de tekst nemen",
  },
}
