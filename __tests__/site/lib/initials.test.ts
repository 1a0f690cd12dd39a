import { initials } from "#lib/initials.ts"

test.each([
  ["Atelier Linteau", "AL"],
  ["Maes & Otten", "MO"],
  ["De Smedt Ruelle", "DR"],
  ["Ligne de Terre", "LT"],
  ["Bouwplaats 7", "B7"],
  ["Arête", "A"],
  ["Verhaegen-Delcour & associés", "VA"],
  ["Studio ’t Veld", "SV"],
  ["équerre", "É"],
  ["&", ""],
])("%s is known by the initials %s", (name, letters) => {
  expect(initials(name)).toBe(letters)
})
