import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { ownShells, shells } from "../../../contract/screens.ts"

/** Pages that are served at addresses other than their own, or hold nothing but a screen. Their data is small, and comes with the document. */
const withState = ["/404.html", ...ownShells, ...shells.map((shell) => shell.path)]

/** In Gatsby's inline script, and from an earlier call. Its runtime hands `window.pageData` to the page loader. */
const place = /(window\.pagePath="[^"]*";)(?:window\.pageData=.*;)?(?=\/\*\]\]>)/

/** Writes page data into documents, which saves the request for it. */
export function inlineState(folder: string): void {
  for (const page of withState) {
    const document = path.join(folder, page.endsWith(".html") ? page : `${page}index.html`)
    const data = path.join(folder, "page-data", page, "page-data.json")
    if (!existsSync(document) || !existsSync(data)) continue
    const html = readFileSync(document, "utf8")
    const state = readFileSync(data, "utf8").replaceAll("<", "\\u003c")
    const wanted = html.replace(place, (_, own: string) => `${own}window.pageData=${state};`)
    if (wanted !== html) writeFileSync(document, wanted)
  }
}
