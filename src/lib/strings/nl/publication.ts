import type * as english from "../en/publication.ts"

export const publication: typeof english.publication = {
  published: "Gepubliceerd op",
  by: "Door",
  language: "Taal",
  minutes: (minutes) => `${minutes} min. leestijd`,
  tags: "Trefwoorden",
  neighbours: "Publicaties",
  previous: "Vorige publicatie",
  next: "Volgende publicatie",
}
