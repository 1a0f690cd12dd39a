import { countryIn } from "#contract/places/country-in.ts"

test.each([
  ["en", "DE", "Germany"],
  ["fr", "DE", "Allemagne"],
  ["nl", "DE", "Duitsland"],
  ["fr", "Atlantide", "Atlantide"],
] as const)("in %s the country %s is called %s", (language, code, name) => {
  expect(countryIn(language, code)).toBe(name)
})
