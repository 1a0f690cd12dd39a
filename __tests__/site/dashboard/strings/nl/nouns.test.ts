import type { ResourceType } from "#contract/content.ts"
import { editor, editorRules } from "#dashboard/strings/nl/editor.ts"
import { model } from "#dashboard/strings/nl/model.ts"
import { nounOf } from "#dashboard/strings/nl/nouns.ts"

test.each([
  ["node--article", "de publicatie", "deze publicatie", "Nieuwe publicatie"],
  ["node--action_project", "de actie of het project", "deze actie of dit project", "Nieuwe actie of nieuw project"],
  ["node--member", "het lid", "dit lid", "Nieuw lid"],
  ["node--page", "de pagina", "deze pagina", "Nieuwe pagina"],
  ["node--agenda", "de activiteit", "deze activiteit", "Nieuwe activiteit"],
  ["taxonomy_term--tags", "het trefwoord", "dit trefwoord", "Nieuw trefwoord"],
  ["taxonomy_term--specialities", "de specialiteit", "deze specialiteit", "Nieuwe specialiteit"],
  ["taxonomy_term--event_categories", "de categorie", "deze categorie", "Nieuwe categorie"],
  ["user--user", "de gebruiker", "deze gebruiker", "Nieuwe gebruiker"],
  ["file--file", "het bestand", "dit bestand", "Nieuw bestand"],
] as const)("the noun of %s has its article", (type, the, own, fresh) => {
  expect(nounOf(model.kindOf(type).label)).toMatchObject({ the, this: own, fresh })
})

test("a practice and a user are asked for a name, others for a title", () => {
  const missing = (type: ResourceType) => editorRules.titleMissing(model.kindOf(type).label)
  expect(missing("node--member")).toBe("Geef het bureau een naam.")
  expect(missing("user--user")).toBe("Geef de gebruiker een naam.")
  expect(missing("node--agenda")).toBe("Geef de activiteit een titel.")
})

test("a sentence begins with a capital", () => {
  expect(editor.loading("Lid")).toBe("Het lid wordt geladen")
})
