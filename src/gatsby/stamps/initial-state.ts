import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { ownShells, shells } from "../../../contract/screens.ts"

/** Pages that are served at addresses other than their own, or hold nothing but a screen. Their data is small, and comes with the document. */
const withState = ["/404.html", ...ownShells, ...shells.map((shell) => shell.path)]

/** The template of gatsby-ssr.tsx, with the state of an earlier call. `startScripts` hands it to Gatsby, and Gatsby to the page loader. */
const place = /(<template id="___scripts" data-path="[^"]*")(?: data-state="[^"]*")?/

/** Writes page data into documents, which saves the request for it. */
export function inlineState(folder: string): void {
  for (const page of withState) {
    const document = path.join(folder, page.endsWith(".html") ? page : `${page}index.html`)
    const data = path.join(folder, "page-data", page, "page-data.json")
    if (!existsSync(document) || !existsSync(data)) continue
    const html = readFileSync(document, "utf8")
    const state = readFileSync(data, "utf8").replaceAll("&", "&amp;").replaceAll('"', "&quot;")
    const wanted = html.replace(place, (_, own: string) => `${own} data-state="${state}"`)
    if (wanted !== html) writeFileSync(document, wanted)
  }
}
