import type { Langcode } from "../fields.ts"
import { fold } from "../fold.ts"
import { once } from "../once.ts"

/** These municipalities of Flanders have another name in French. */
const flemish =
  "Aalst/Alost Antwerpen/Anvers Brugge/Bruges Dendermonde/Termonde Diksmuide/Dixmude Gent/Gand Geraardsbergen/Grammont Halle/Hal Ieper/Ypres Kortrijk/Courtrai Leuven/Louvain Lier/Lierre Mechelen/Malines Menen/Menin Oostende/Ostende Oudenaarde/Audenarde Roeselare/Roulers Ronse/Renaix Sint-Niklaas/Saint-Nicolas Sint-Truiden/Saint-Trond Tienen/Tirlemont Tongeren/Tongres Veurne/Furnes Vilvoorde/Vilvorde"
/** These municipalities of Brussels and Wallonia have another name in Dutch. */
const french =
  "Auderghem/Oudergem Berchem-Sainte-Agathe/Sint-Agatha-Berchem Bruxelles/Brussel Forest/Vorst Ixelles/Elsene Molenbeek-Saint-Jean/Sint-Jans-Molenbeek Saint-Gilles/Sint-Gillis Saint-Josse-ten-Noode/Sint-Joost-ten-Node Schaerbeek/Schaarbeek Uccle/Ukkel Watermael-Boitsfort/Watermaal-Bosvoorde Woluwe-Saint-Lambert/Sint-Lambrechts-Woluwe Woluwe-Saint-Pierre/Sint-Pieters-Woluwe Arlon/Aarlen Ath/Aat Bastogne/Bastenaken Braine-l’Alleud/Eigenbrakel Braine-le-Château/Kasteelbrakel Braine-le-Comte/’s-Gravenbrakel Enghien/Edingen Huy/Hoei Jodoigne/Geldenaken Lessines/Lessen Liège/Luik Mons/Bergen Mouscron/Moeskroen Namur/Namen Nivelles/Nijvel Soignies/Zinnik Tournai/Doornik Tubize/Tubeke Visé/Wezet Waremme/Borgworm Wavre/Waver"
const english: Readonly<Record<string, string>> = {
  Antwerpen: "Antwerp",
  Brugge: "Bruges",
  Bruxelles: "Brussels",
  Gent: "Ghent",
  Ieper: "Ypres",
  Oostende: "Ostend",
}

type Names = Readonly<Record<Langcode, string>>

/** Translates the name of a Belgian municipality. Other names stay unchanged. `country` has two letters, or is empty for Belgium. */
export function municipalityIn(language: Langcode, name: string, country: unknown = ""): string {
  if (typeof country === "string" && !["", "BE"].includes(country)) return name
  return namesByName().get(keyOf(name))?.[language] ?? name
}

const namesByName = once(() => {
  const pairs = (text: string) => text.split(" ").map((pair) => pair.split("/"))
  const all: readonly Names[] = [
    ...pairs(flemish).map(([nl = "", fr = ""]) => ({ nl, fr, en: english[nl] ?? nl })),
    ...pairs(french).map(([fr = "", nl = ""]) => ({ nl, fr, en: english[fr] ?? fr })),
  ]
  return new Map(all.flatMap((names) => Object.values(names).map((name) => [keyOf(name), names] as const)))
})

function keyOf(name: string): string {
  return fold(name).replaceAll("’", "'").trim()
}
