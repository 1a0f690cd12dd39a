import { eventForm, repeatWords } from "#dashboard/strings/fr/event-editing.ts"
import { repeatWords as dutch } from "#dashboard/strings/nl/event-editing.ts"

test("the first of a month is an ordinal in French", () => {
  expect(repeatWords.day("2026-12-01")).toBe("mardi 1er décembre 2026")
  expect(repeatWords.day("2026-12-04")).toBe("vendredi 4 décembre 2026")
  expect(repeatWords.onDate(1)).toBe("le 1er")
})

test("a rule is told as a French sentence", () => {
  expect(repeatWords.every("WEEKLY", 1)).toBe("chaque semaine")
  expect(repeatWords.every("WEEKLY", 2)).toBe("toutes les 2 semaines")
  expect(repeatWords.intervalOf("MONTHLY")).toBe("Tous les … mois")
  expect(repeatWords.onWeekdays(["MO", "WE", "FR"])).toBe("le lundi, le mercredi et le vendredi")
  expect(repeatWords.ofTheMonth(repeatWords.onWeekday(-1, "TH"))).toBe("le dernier jeudi du mois")
})

test("changed events of a series are counted", () => {
  expect(eventForm.isSeries(1)).toContain("sauf 1 événement déjà modifié.")
  expect(eventForm.isSeries(2)).toContain("sauf 2 événements déjà modifiés.")
})

test("a rule is told as a Dutch sentence", () => {
  expect(dutch.day("2026-12-01")).toBe("dinsdag 1 december 2026")
  expect(dutch.every("YEARLY", 1)).toBe("elk jaar")
  expect(dutch.every("WEEKLY", 2)).toBe("om de 2 weken")
  expect(dutch.onWeekdays(["MO", "WE"])).toBe("op maandag en woensdag")
})
