import * as fr from "#lib/strings/fr/clock.ts"
import { dates as french } from "#lib/strings/fr/dates.ts"
import { event } from "#lib/strings/fr/agenda.ts"
import * as nl from "#lib/strings/nl/clock.ts"
import { dates as dutch } from "#lib/strings/nl/dates.ts"

const noon = new Date(2026, 2, 1, 12, 5)

test("a time is written as in Belgium", () => {
  expect(fr.moment(noon)).toBe("1er mars 2026 à 12\u00a0h\u00a005")
  expect(nl.moment(noon)).toBe("1 maart 2026 om 12.05 uur")
})

test("a period in French has its prepositions", () => {
  expect(french.between("1er", "5 mars 2026")).toBe("du 1er au 5 mars 2026")
  expect(french.between("mars 2024", "juin 2026")).toBe("de mars 2024 à juin 2026")
  expect(french.between("avril 2024", "juin 2026")).toBe("d’avril 2024 à juin 2026")
  expect(event.until(french.clock("12:00"))).toBe("jusqu’à 12\u00a0h")
  expect(event.until("5 mars 2026")).toBe("jusqu’au 5 mars 2026")
})

test("hours are written in one way in French, and as on clocks elsewhere", () => {
  expect(french.times(french.clock("09:30"), french.clock("22:00"))).toBe("9\u00a0h\u00a030 – 22\u00a0h")
  expect(french.clock("Aujourd’hui 00:05")).toBe("Aujourd’hui 0\u00a0h\u00a005")
  expect(french.clock("12:04:10")).toBe("12:04:10")
  expect(dutch.times(dutch.clock("09:30"), dutch.clock("22:00"))).toBe("09:30–22:00")
})

test("the number 0 takes the singular in French, and the plural in Dutch", () => {
  expect([0, 1, 2].map(french.days)).toEqual(["0 jour", "1 jour", "2 jours"])
  expect([0, 1, 2].map(dutch.days)).toEqual(["0 dagen", "1 dag", "2 dagen"])
})
