import { words } from "../strings/words.ts"

type Province = keyof typeof words.provinces

/** Each range begins with this postal code. Brussels is in no province. */
const postalRanges: readonly (readonly [from: number, province: Province | null])[] = [
  [1000, null],
  [1300, "BE-WBR"],
  [1500, "BE-VBR"],
  [2000, "BE-VAN"],
  [3000, "BE-VBR"],
  [3500, "BE-VLI"],
  [4000, "BE-WLG"],
  [5000, "BE-WNA"],
  [6000, "BE-WHT"],
  [6600, "BE-WLX"],
  [7000, "BE-WHT"],
  [8000, "BE-VWV"],
  [9000, "BE-VOV"],
]

export function provinceAt(postalCode: string): Province | null {
  if (!/^[1-9]\d{3}$/.test(postalCode)) return null
  const [, province = null] = postalRanges.findLast(([from]) => from <= Number(postalCode)) ?? []
  return province
}

export function provinceOf(postalCode: string | null): string | null {
  const province = postalCode === null ? null : provinceAt(postalCode)
  return province && words.provinces[province]
}
