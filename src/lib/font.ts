const FAMILY = "Archivo G30"

/** The upright font, where it came too late for the page that is shown. */
let late: FontFace | undefined

/** Fetches the font. Where it comes late, the next page begins with it (src/lib/head-scripts.ts). */
export function fetchFont(italic: string): void {
  const [painted] = performance.getEntriesByName("first-contentful-paint")
  const fetched = performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".woff2"))
  const isInTime = fetched && painted && fetched.startTime + fetched.duration <= painted.startTime
  if (isInTime) addItalic(italic)
  const keep = ([upright]: readonly FontFace[]) => {
    if (!isInTime) late = upright
    localStorage.setItem("g30:font", "1")
  }
  // Without a network or storage the next page tries again.
  document.fonts.load(`1em "${FAMILY}"`).then(keep).catch(Boolean)
}

export function showFont(italic: string): void {
  if (!late) return
  late.display = "swap"
  late = undefined
  document.documentElement.dataset.font = ""
  addItalic(italic)
}

/** The browser fetches the italic once a text needs it. Only together with the upright: a new face makes Chromium lay out all text again. */
function addItalic(italic: string): void {
  document.fonts.add(new FontFace(FAMILY, `url(${italic})`, { style: "italic", weight: "400 700", display: "swap" }))
}
