import type * as english from "../en/search.ts"

export const search: typeof english.search = {
  title: "Zoeken",
  lead: "Publicaties, acties en projecten, leden, activiteiten en pagina’s.",
  field: "Zoeken op de site",
  submit: "Zoeken",
  keys: "Ctrl + K opent de zoekfunctie overal op de site. Met de pijltoetsen loopt u door de resultaten.",
  needsScripts: "Zoeken werkt alleen met JavaScript. Deze pagina’s tonen wat er is.",
  lists: "Misschien zoekt u",
  searching: "Bezig met zoeken…",
  count: (count) => (count === 0 ? "Geen resultaten" : count === 1 ? "1 resultaat" : `${count} resultaten`),
  kind: "Soort",
  all: "Alles",
  kinds: { publication: "Publicaties", action: "Acties en projecten", member: "Leden", event: "Activiteiten", page: "Pagina’s" },
  oneOf: { publication: "Publicatie", action: "Actie of project", member: "Lid", event: "Activiteit", page: "Pagina" },
  language: "Taal van de tekst",
  allLanguages: "Alle talen",
  more: (count) => `Nog ${count} tonen`,
  none: (text) => `Niets gevonden voor “${text}”`,
  hint: "Controleer de spelling, of gebruik minder of andere woorden.",
  amongMembers: (text) => `“${text}” zoeken in de ledenlijst`,
  withoutFilters: (count) =>
    count === 1
      ? "1 resultaat van een andere soort of in een andere taal tonen"
      : `${count} resultaten van alle soorten en in alle talen tonen`,
  missing: (names) =>
    `Geen enkele pagina bevat ${names.map((name) => `“${name}”`).join(" of ")}. Dit zijn de resultaten voor de andere woorden.`,
  partial: "Geen enkele pagina bevat al deze woorden. Deze pagina’s bevatten de meeste.",
  failed: "De zoekfunctie kon niet worden geladen",
  failedText: "Controleer de verbinding en probeer het opnieuw.",
  retry: "Opnieuw proberen",
}
