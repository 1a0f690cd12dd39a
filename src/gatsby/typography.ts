const NO_BREAK = "\u00a0"

/**
 * Puts no-break spaces where French sets them: before ; : ! ? » % € and after «.
 *
 * Only spaces that the author typed become unbreakable; none is added, so that "10:30" and addresses stay as they are.
 * U+00A0 throughout: the site's font has no narrow no-break space.
 */
function frenchSpaces(text: string): string {
  return text.replace(/[ \u00a0\u202f]+([;:!?»%€])/g, `${NO_BREAK}$1`).replace(/«[ \u202f]+/g, `«${NO_BREAK}`)
}

/** A text as its language sets it. */
export function typeset(text: string, langcode: string): string {
  return langcode === "fr" ? frenchSpaces(text) : text
}
