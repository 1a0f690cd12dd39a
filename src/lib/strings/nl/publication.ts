import type * as english from "../en/publication.ts"

export const publication: typeof english.publication = {
  published: "Gepubliceerd op",
  by: "Door",
  language: "Taal",
  minutes: (minutes) => `${minutes} min. leestijd`,
  tags: "Trefwoorden",
  related: "Lees ook",
  neighbours: "Publicaties",
  previous: "Vorige publicatie",
  next: "Volgende publicatie",
}
