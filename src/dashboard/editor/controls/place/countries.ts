/** ISO 3166 codes name countries and regions. The large list loads when a form has an address. */
import { allCountries } from "country-region-data"
import { language } from "#lib/strings/language.ts"
import { words } from "#lib/strings/words.ts"
import { byName } from "#lib/text/collate.ts"

type Place = readonly [code: string, label: string]

const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" })

export function countries(): readonly Place[] {
  const all = allCountries.map(([name, code]): Place => [code, names.of(code) ?? name])
  return all.toSorted(([, a], [, b]) => byName(a, b))
}

/** The field takes only codes of two letters, a hyphen, and up to three letters or digits. Belgium's regions have the site's words. */
export function regionsOf(country: string): readonly Place[] {
  const [, , regions = []] = allCountries.find(([, code]) => code === country) ?? []
  const own: Readonly<Record<string, string>> = country === "BE" ? words.regions : {}
  const all = regions.map(([label, code]): Place => [`${country}-${code}`, own[`${country}-${code}`] ?? label])
  return all.filter(([code]) => /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(code))
}
