import { wordsOfKind } from "#dashboard/strings/fr/lists.ts"
import { ofName } from "#dashboard/strings/fr/names.ts"

test("the words of a kind have the plural from two on", () => {
  const words = wordsOfKind("Événement", "Événements")
  expect(words.empty.title).toBe("Pas encore d’événements")
  expect([0, 1, 2].map(words.count)).toEqual(["0 événement", "1 événement", "2 événements"])
})

test("a name after “de” is elided", () => {
  expect(["Emma", "Éric", "Luc"].map(ofName)).toEqual(["d’Emma", "d’Éric", "de Luc"])
})
