import { provinces } from "../strings/places.ts"

/** The first postal code of each range; Brussels lies in no province. */
const postalRanges: readonly (readonly [from: number, province: keyof typeof provinces | null])[] = [
  [1000, null],
  [1300, "walloonBrabant"],
  [1500, "flemishBrabant"],
  [2000, "antwerp"],
  [3000, "flemishBrabant"],
  [3500, "limburg"],
  [4000, "liege"],
  [5000, "namur"],
  [6000, "hainaut"],
  [6600, "luxembourg"],
  [7000, "hainaut"],
  [8000, "westFlanders"],
  [9000, "eastFlanders"],
]

/** The province of a Belgian postal code; `null` in Brussels and for any other text. */
export function provinceOf(postalCode: string | null): string | null {
  if (postalCode === null || !/^[1-9]\d{3}$/.test(postalCode)) return null
  const [, province = null] = postalRanges.findLast(([from]) => from <= Number(postalCode)) ?? []
  return province && provinces[province]
}
