/** The first postal code of each range, and the province it lies in; Brussels lies in none. */
const provinces: readonly (readonly [from: number, province: string | null])[] = [
  [1000, null],
  [1300, "Walloon Brabant"],
  [1500, "Flemish Brabant"],
  [2000, "Antwerp"],
  [3000, "Flemish Brabant"],
  [3500, "Limburg"],
  [4000, "Liège"],
  [5000, "Namur"],
  [6000, "Hainaut"],
  [6600, "Luxembourg"],
  [7000, "Hainaut"],
  [8000, "West Flanders"],
  [9000, "East Flanders"],
]

/** The province that a Belgian postal code lies in; `null` in Brussels and for what is no such code. */
export function provinceOf(postalCode: string | null): string | null {
  if (postalCode === null || !/^[1-9]\d{3}$/.test(postalCode)) return null
  return provinces.findLast(([from]) => from <= Number(postalCode))?.[1] ?? null
}
