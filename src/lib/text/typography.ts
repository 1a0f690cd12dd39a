const NO_BREAK = "\u00a0"

// Makes French spaces beside ; : ! ? » % € « unbreakable, but adds none, so "10:30" and addresses stay. The site's font lacks the narrow no-break
// space, hence U+00A0.
function frenchSpaces(text: string): string {
  return text.replace(/(?<![ \u00a0\u202f])[ \u00a0\u202f]+([;:!?»%€])/g, `${NO_BREAK}$1`).replace(/«[ \u202f]+/g, `«${NO_BREAK}`)
}

function apostrophes(text: string): string {
  return text.replace(/(?<=\p{L})'/gu, "’")
}

/** Phone numbers and Belgian company numbers stay on one line; the latter get their dots. */
function numbers(text: string): string {
  return text
    .replace(/(?:\+\d{1,3}|\b0\d{1,3})(?: \d{1,4}){2,}\b/g, (phone) => phone.replaceAll(" ", NO_BREAK))
    .replace(/\bBE ?(\d{4})\.?(\d{3})\.?(\d{3})\b/g, `BE${NO_BREAK}$1.$2.$3`)
}

export function typeset(text: string, langcode: string): string {
  const set = numbers(apostrophes(text))
  return langcode === "fr" ? frenchSpaces(set) : set
}
