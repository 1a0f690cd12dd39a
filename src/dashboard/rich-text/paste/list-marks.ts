/** These are the values of `type` of an `ol`; null means numbers. */
export type ListType = "a" | "A" | "i" | "I" | null

export type ListMark = {
  readonly type: ListType
  /** Is null for a mark without a number. */
  readonly number: number | null
  /** Is true if HTML can show the whole mark: of "1.2." and "Art. 3" it shows only the last number. */
  readonly isWhole: boolean
}

type Surroundings = {
  /** A style sheet has named this format, such as `alpha-lower`. */
  readonly format: string | undefined
  /** The open list would continue with this mark. */
  readonly next: { readonly type: ListType; readonly number: number } | null
}

const types: Readonly<Record<string, ListType>> = { "alpha-lower": "a", "alpha-upper": "A", "roman-lower": "i", "roman-upper": "I" }

/** Reads "3." or "b)" before an item. Returns null for a bullet. */
export function readMark(text: string, { format, next }: Surroundings): ListMark | null {
  const mark = text.replaceAll(/[\s\u00a0]+/g, "").slice(0, 40)
  if (mark === "" || /^(bullet|none|image)$/.test(format ?? "")) return null
  const declaredType = format !== undefined && Object.hasOwn(types, format) ? (types[format] ?? null) : null
  const [, digits] = /^\(?(\d{1,5})[.):/°–-]*$/.exec(mark) ?? []
  if (digits !== undefined) return { type: null, number: Number(digits), isWhole: true }
  const [, letters, end] = /^\(?([a-z]{1,9}|[A-Z]{1,9})([.):/–-]*)$/.exec(mark) ?? []
  if (letters !== undefined && (declaredType !== null || end !== "")) return readLetters(letters, declaredType, next)
  const last = /(\d{1,5})\D*$/.exec(mark)?.[1]
  if (last !== undefined) return { type: null, number: Number(last), isWhole: false }
  // Word counts in words too: "First".
  return format === undefined ? null : { type: declaredType, number: null, isWhole: false }
}

/** "i." is one in Roman numerals, or the letter behind "h.". */
function readLetters(letters: string, declaredType: ListType, next: Surroundings["next"]): ListMark {
  const isUpper = letters === letters.toUpperCase()
  const [roman, alpha] = [romanNumber(letters.toLowerCase()), letterNumber(letters.toLowerCase())]
  const asRoman: ListMark = { type: isUpper ? "I" : "i", number: roman, isWhole: roman !== null }
  const asAlpha: ListMark = { type: isUpper ? "A" : "a", number: alpha, isWhole: alpha !== null }
  if (roman === null) return asAlpha
  if (declaredType !== null) return declaredType === "i" || declaredType === "I" ? asRoman : asAlpha
  if (next?.type === asAlpha.type && next.number === alpha) return asAlpha
  if (next?.type === asRoman.type && next.number === roman) return asRoman
  return letters.length > 1 || /[ivx]/i.test(letters) ? asRoman : asAlpha
}

/** Word goes on with "aa" and "bb" behind "z". */
function letterNumber(letters: string): number | null {
  const isOneLetter = new Set(letters).size === 1
  return isOneLetter ? (letters.length - 1) * 26 + letters.charCodeAt(0) - 96 : null
}

const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }

function romanNumber(letters: string): number | null {
  if (!/^m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/.test(letters)) return null
  const values = Array.from(letters, (letter) => romanDigits[letter] ?? 0)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}
