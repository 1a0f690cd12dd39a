import type * as english from "../en/not-found.ts"

export const notFound: typeof english.notFound = {
  title: "Page introuvable",
  code: "404",
  couldNotFind: "Introuvable :",
  couldNotFindThis: "Cette page est introuvable.",
  crossedBox: "Sur un plan, une case barrée d’une croix signifie qu’il n’y a rien ici.",
  backHome: "Retour à l’accueil",
  closest: "Serait-ce l’une de ces pages ?",
}
