/** Places the names and counts on the map, in units of static/provinces.svg. */
export const mapSize = { width: 600, height: 491 }

/** Brussels is too small to be pressed: a circle around it stands for it. */
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

/** Its name is wider than its room beside Brussels, so it stands on two lines. */
export const onTwoLines = "BE-VBR"

/** A province by its code of ISO 3166-2, or Brussels, from west to east and from north to south. */
export type MapCode = keyof typeof mapPlaces
