import italic from "#styles/fonts/archivo-latin-italic-400-700.woff2"
import upright from "#styles/fonts/archivo-latin-400-800.woff2"

const FAMILY = "Archivo G30"

/** What the next page of the site begins with. */
const coming = new Set<FontFace>()

/**
 * Fetches the fonts that the page began without.
 *
 * The italic comes only where the upright was used: a new face makes Chromium look at all text again. Where the upright came too late,
 * both are for the next page.
 */
export function fetchFonts(): void {
  const observer = new PerformanceObserver((paints) => {
    observer.disconnect()
    const [fetched] = performance.getEntriesByName(location.origin + upright)
    const painted = paints.getEntries().at(-1)
    const face = new FontFace(FAMILY, `url(${upright})`, { weight: "400 800" })
    const slanted = new FontFace(FAMILY, `url(${italic})`, { style: "italic", weight: "400 700" })
    if (fetched && painted && fetched.startTime + fetched.duration <= painted.startTime) document.fonts.add(slanted)
    else coming.add(face).add(slanted)
    const keep = () => {
      localStorage.setItem("g30:font", upright)
    }
    // Where the line is gone or storage blocked, the next page tries again.
    face
      .load()
      .then(keep)
      .catch(() => undefined)
  })
  observer.observe({ type: "paint", buffered: true })
}

/** Gives a new page the fonts that came too late for the one before. */
export function showFonts(): void {
  const [face] = coming
  if (face?.status !== "loaded") return
  for (const late of coming) document.fonts.add(late)
  document.documentElement.dataset.font = ""
  coming.clear()
}
