import type * as english from "../en/publication.ts"

export const publication: typeof english.publication = {
  published: "Publié le",
  by: "Par",
  language: "Langue",
  minutes: (minutes) => `${minutes} min de lecture`,
  tags: "Mots-clés",
  related: "À lire aussi",
  neighbours: "Publications",
  previous: "Publication précédente",
  next: "Publication suivante",
}
