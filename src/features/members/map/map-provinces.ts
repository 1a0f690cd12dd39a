import { nameOf } from "#lib/strings/language.ts"
import { words } from "#lib/strings/words.ts"
import type { DirectoryOptions, DirectoryQuery } from "../directory-query.ts"

/** Names and counts have places in units of static/provinces.svg. */
export const mapSize = { width: 600, height: 491 }

/** Brussels is too small to be pressed, so a circle around it stands for it. */
export const brussels = "BE-BRU"
export const brusselsRadius = 27

export const mapPlaces = {
  "BE-VWV": [75, 130],
  "BE-VOV": [198, 135],
  "BE-VAN": [348, 80],
  "BE-VLI": [455, 140],
  "BE-VBR": [366, 155],
  "BE-BRU": [284, 161],
  "BE-WHT": [215, 235],
  "BE-WBR": [322, 208],
  "BE-WNA": [350, 285],
  "BE-WLG": [490, 245],
  "BE-WLX": [445, 365],
} as const satisfies Readonly<Record<string, readonly [x: number, y: number]>>

/** The name is wider than its room beside Brussels, so it stands on two lines. */
export const onTwoLines = "BE-VBR"

/** ISO 3166-2 codes of provinces and Brussels, from west to east and from north to south. */
export type MapCode = keyof typeof mapPlaces

export type MapProvince = {
  readonly code: MapCode
  readonly name: string
  readonly count: number
  /** Is null if the members of the province have no page. */
  readonly path: string | null
  readonly isChosen: boolean
}

/** Brussels is a region without a province, and is counted too. */
export function mapProvinces(options: DirectoryOptions, query: DirectoryQuery): readonly MapProvince[] {
  return Object.keys(mapPlaces)
    .filter(isMapCode)
    .map((code) => {
      const choice = choiceOf(code)
      const name = nameOf(choice === "region" ? words.regions : words.provinces, code)
      const { count = 0, path = null } = options[choice].find(({ value }) => value === code) ?? {}
      return { code, name, count, path, isChosen: query[choice] === code }
    })
}

/** A press on a chosen province asks for the members of all provinces. */
export function askedByMap(code: MapCode, query: DirectoryQuery): Partial<DirectoryQuery> {
  const choice = choiceOf(code)
  // A province of another region would find nobody.
  return { region: "", province: "", [choice]: query[choice] === code ? "" : code }
}

function choiceOf(code: MapCode): "region" | "province" {
  return code === brussels ? "region" : "province"
}

function isMapCode(code: string): code is MapCode {
  return code in mapPlaces
}
