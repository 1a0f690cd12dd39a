import type * as english from "../en/not-found.ts"

export const notFound: typeof english.notFound = {
  title: "Pagina niet gevonden",
  code: "404",
  couldNotFind: "Niet gevonden:",
  couldNotFindThis: "Deze pagina is niet gevonden.",
  crossedBox: "Op een plan betekent een doorkruist vak dat er hier niets is.",
  backHome: "Terug naar de startpagina",
  closest: "Is het een van deze pagina’s?",
}
