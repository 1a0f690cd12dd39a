/** A Belgian VAT number as it is written: BE 0123.456.749. Other texts stay as they are. */
export function writtenVat(text: string): string {
  const digits = belgianDigits(text)
  return digits === null ? text.trim() : `BE ${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`
}

/** Of a Belgian number the last two digits are 97 less the rest of the others, and the first is 0 or 1. Of other countries only the form is known. */
export function isVat(text: string): boolean {
  const bare = bareOf(text)
  if (!/^(BE)?\d*$/.test(bare)) return /^[A-Z]{2}[A-Z0-9+*]{2,13}$/.test(bare)
  const digits = belgianDigits(text)
  return digits !== null && /^[01]/.test(digits) && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8))
}

/** Ten digits; old numbers lack the zero at the beginning. */
function belgianDigits(text: string): string | null {
  const [, digits] = /^(?:BE)?(\d{9,10})$/.exec(bareOf(text)) ?? []
  return digits?.padStart(10, "0") ?? null
}

function bareOf(text: string): string {
  return text.toUpperCase().replaceAll(/[\s./-]/g, "")
}
