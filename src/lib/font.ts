import { hasAccepted } from "./consent.ts"
import { writeEntry } from "./storage.ts"

const FAMILY = "Archivo G30"

/** localStorage has this key if the reader has accepted it (src/lib/head-scripts.ts reads it). */
export const fontKey = "g30:font"

/** The upright font came too late for the present page. */
let late: FontFace | undefined

let hasItalic = false

/** If the font comes too late, the next page begins with it (src/lib/head-scripts.ts). */
export function fetchFont(): void {
  const [painted] = performance.getEntriesByName("first-contentful-paint")
  const fontFile = performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".woff2"))
  const isInTime = fontFile && painted && fontFile.startTime + fontFile.duration <= painted.startTime
  const keep = ([upright]: readonly FontFace[]) => {
    if (!isInTime) late = upright
    if (hasAccepted()) writeEntry("localStorage", fontKey, "1")
  }
  // Without a network the next page tries again.
  document.fonts.load(`1em "${FAMILY}"`).then(keep).catch(Boolean)
}

/**
 * On the first page the browser slanted the upright font, because a late italic would move the lines. The next page gets both, and fetches the italic
 * once a text needs it.
 */
export function showFonts(italic: string): void {
  if (late) {
    late.display = "swap"
    late = undefined
    document.documentElement.dataset.font = ""
  }
  if (hasItalic || document.documentElement.dataset.font === undefined) return
  hasItalic = true
  // A new face makes Chromium lay out all text again, so the italic comes together with the upright.
  document.fonts.add(new FontFace(FAMILY, `url(${italic})`, { style: "italic", weight: "400 700", display: "swap" }))
}
