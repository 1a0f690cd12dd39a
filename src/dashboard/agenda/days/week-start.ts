type Weekday = 0 | 1 | 5 | 6

const sunday =
  "AG AS BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW"
const saturday = "AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY"
const friday = "BD MV"

/** Weeks begin on Monday (1) or, in these regions, elsewhere; 0 is Sunday. Browsers have other data, for example for Bangladesh. */
export const weekStarts: Readonly<Record<string, Weekday>> = Object.freeze({
  ...regionsOf(sunday, 0),
  ...regionsOf(saturday, 6),
  ...regionsOf(friday, 5),
})

function regionsOf(regions: string, start: Weekday): Readonly<Record<string, Weekday>> {
  return Object.fromEntries(regions.split(" ").map((region) => [region, start] as const))
}

/** Returns 0 for Sunday. Belgium decides if no language names a region. */
export function weekStartFor(languages: readonly string[]): number {
  const region = languages.map(regionIn).find((code) => code !== undefined) ?? "BE"
  return Object.hasOwn(weekStarts, region) ? (weekStarts[region] ?? 1) : 1
}

function regionIn(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region
  } catch {
    // A browser's settings may contain a text that is no language.
    return undefined
  }
}
