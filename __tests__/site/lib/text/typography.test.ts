import { typeset } from "#lib/text/typography.ts"

const _ = "\u00a0"

test.each([
  ["Residents' Table", "Residents’ Table"],
  ["l'atelier d'Ixelles", "l’atelier d’Ixelles"],
  ["5' high", "5' high"],
  ["Tel. +32 2 555 01 30", `Tel. +32${_}2${_}555${_}01${_}30`],
  ["02 555 01 30", `02${_}555${_}01${_}30`],
  ["+32 470 55 01 09, or write", `+32${_}470${_}55${_}01${_}09, or write`],
  ["10 20 30 people in 2003 2008", "10 20 30 people in 2003 2008"],
  ["BE0999503341", `BE${_}0999.503.341`],
  ["BE 0999.300.334 (RPM)", `BE${_}0999.300.334 (RPM)`],
  ["DE0999503341", "DE0999503341"],
])("%s is set as %s", (typed, set) => {
  expect(typeset(typed, "en")).toBe(set)
})
