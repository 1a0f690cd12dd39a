import type * as english from "../en/withdrawal.ts"
import { counted } from "./counted.ts"
import { nounOf, raised } from "./nouns.ts"
import { quoted } from "./quoted.ts"

const links = counted("link leidt", "links leiden")
const others = counted("andere", "andere")

export const withdrawal: typeof english.withdrawal = {
  unpublish: (kind) => `${raised(nounOf(kind).the)} gaat van de site en wordt een concept. Al uw andere wijzigingen worden ook opgeslagen.`,
  delete: (kind) => `Dit verwijdert ${nounOf(kind).the} met alle versies ervan.`,
  languages: {
    legend: "Van de site halen in",
    none: "Vink de talen aan waarin dit van de site gaat.",
    one: (names) => `Openbaar in: ${names.join(", ")}.`,
    all: (names) => `Openbaar in: ${names.join(", ")}. Het gaat in al die talen van de site.`,
  },
  looking: "Er wordt gezocht naar links hierheen…",
  lookFailed: "De links hierheen konden niet worden geladen.",
  lookFailedOf: (title) => `De links naar ${quoted(title)} konden niet worden geladen.`,
  nothing: "Geen enkele link op de site leidt hierheen.",
  referrers: (count) => `${links(count)} hierheen:`,
  more: (count) => `en ${others(count)}`,
  hidden: (count) =>
    count === 1
      ? "1 item dat u niet mag zien, heeft ook een link hierheen."
      : `${count} items die u niet mag zien, hebben ook een link hierheen.`,
  redirect: {
    label: (count) => (count === 1 ? "Bezoekers doorverwijzen naar" : `Bezoekers van de ${count} adressen doorverwijzen naar`),
    hint: (path) => `Een adres van deze site of een volledig webadres. Blijft dit leeg, dan toont ${path} “Pagina niet gevonden”.`,
    hintForMany: "Een adres van deze site of een volledig webadres. Blijft dit leeg, dan tonen de adressen “Pagina niet gevonden”.",
    wrong: "Dit is geen adres van een pagina.",
    same: (count) => (count === 1 ? "Dit is het adres dat verdwijnt." : "Dit is een van de adressen die verdwijnen."),
    failed: (what) => `Dat is gebeurd, maar de doorverwijzing kon niet worden opgeslagen: ${what}`,
  },
}
