import type { ResourceType } from "#contract/content.ts"
import { editorRules } from "#dashboard/strings/fr/editor.ts"
import { wordsOfKind } from "#dashboard/strings/fr/lists.ts"
import { model } from "#dashboard/strings/fr/model.ts"
import { ofName } from "#dashboard/strings/fr/names.ts"
import { nounOf } from "#dashboard/strings/fr/nouns.ts"

test.each([
  ["node--article", "la publication", "de la publication", "cette publication", "Nouvelle publication"],
  [
    "node--action_project",
    "l’action ou le projet",
    "de l’action ou du projet",
    "cette action ou ce projet",
    "Nouvelle action ou nouveau projet",
  ],
  ["node--member", "le membre", "du membre", "ce membre", "Nouveau membre"],
  ["node--page", "la page", "de la page", "cette page", "Nouvelle page"],
  ["node--agenda", "l’événement", "de l’événement", "cet événement", "Nouvel événement"],
  ["taxonomy_term--tags", "le mot-clé", "du mot-clé", "ce mot-clé", "Nouveau mot-clé"],
  ["taxonomy_term--specialities", "la spécialité", "de la spécialité", "cette spécialité", "Nouvelle spécialité"],
  ["taxonomy_term--event_categories", "la catégorie", "de la catégorie", "cette catégorie", "Nouvelle catégorie"],
  ["user--user", "l’utilisateur", "de l’utilisateur", "cet utilisateur", "Nouvel utilisateur"],
  ["file--file", "le fichier", "du fichier", "ce fichier", "Nouveau fichier"],
] as const)("the noun of %s has its gender and elision", (type, the, of, own, fresh) => {
  expect(nounOf(model.kindOf(type).label)).toMatchObject({ the, of, this: own, fresh })
})

test("a practice and a user are asked for a name, others for a title", () => {
  const missing = (type: ResourceType) => editorRules.titleMissing(model.kindOf(type).label)
  expect(missing("node--member")).toBe("Indiquez le nom du bureau.")
  expect(missing("user--user")).toBe("Indiquez le nom de l’utilisateur.")
  expect(missing("node--agenda")).toBe("Indiquez le titre de l’événement.")
})

test("the words of a kind have the plural from two on", () => {
  const words = wordsOfKind("Événement", "Événements")
  expect(words.empty.title).toBe("Pas encore d’événements")
  expect([0, 1, 2].map(words.count)).toEqual(["0 événement", "1 événement", "2 événements"])
})

test("a name after “de” is elided", () => {
  expect(["Emma", "Éric", "Luc"].map(ofName)).toEqual(["d’Emma", "d’Éric", "de Luc"])
})
