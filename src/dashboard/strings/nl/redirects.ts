import type * as english from "../en/redirects.ts"
import { counted } from "./counted.ts"

export const redirects: typeof english.redirects = {
  title: "Doorverwijzingen",
  create: "Nieuwe doorverwijzing",
  search: "Adressen zoeken",
  loading: "Doorverwijzingen worden geladen",
  empty: {
    title: "Nog geen doorverwijzingen",
    text: "Een doorverwijzing leidt bezoekers van een verdwenen adres naar een ander. Inhoud die een ander adres krijgt, laat er vanzelf een achter.",
    first: "De eerste aanmaken",
  },
  noMatch: "Geen enkele doorverwijzing komt overeen",
  count: counted("doorverwijzing", "doorverwijzingen"),
  sorts: { newest: "Recentste", address: "Adres A–Z", addressBack: "Adres Z–A" },
  columns: { from: "Van", target: "Naar", hops: "Stappen", made: "Aangemaakt" },
  byHand: "Handmatig",
  former: "Vroeger adres",
  hidden: "verborgen inhoud",
  nowhere: "nergens",
  hops: (way) => (way.length > 1 ? `${way.length}: ${way.join(" → ")}` : String(way.length)),
  change: "Wijzigen",
  form: {
    title: { change: "Doorverwijzing wijzigen" },
    fromHint: "Een adres van deze site waar geen gepubliceerde inhoud staat, zoals /oude-pagina.",
    fromMissing: "Typ het adres dat elders naartoe moet leiden.",
    fromWrong: "Een adres van deze site begint met een schuine streep en bevat geen spaties, zoals /oude-pagina.",
    targetHint: "Een adres van deze site, een volledig webadres of woorden uit een titel.",
    targetMissing: "Typ waar het adres naartoe moet leiden.",
  },
  saved: (from, target) => `${from} leidt nu naar ${target}.`,
  changedMeanwhile: "Iemand anders heeft ze intussen gewijzigd. Sluit dit venster en bekijk ze opnieuw.",
}
