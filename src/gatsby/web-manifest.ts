import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Langcode } from "../../contract/fields.ts"
import { inLanguage, languages } from "../../contract/languages.ts"
import { siteColours } from "../../contract/site-colours.ts"
import { webManifestPath } from "../../contract/web-manifest.ts"
import { wordsOf } from "../lib/strings/all.ts"
import { siteFacts } from "./site-facts.ts"

/** A phone puts the site on its home screen by the manifest of a language. */
export async function writeWebManifests(folder: string): Promise<void> {
  for (const language of languages) {
    const file = path.join(folder, inLanguage(language, webManifestPath))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(webManifest(language)))
  }
}

/** https://www.w3.org/TR/appmanifest/. The site needs no worker and no window of its own. */
export function webManifest(language: Langcode) {
  const { association, description } = wordsOf(language).site
  const start = inLanguage(language, "/")
  return {
    id: start,
    name: `${siteFacts.title} – ${association}`,
    short_name: siteFacts.title,
    description,
    lang: language,
    dir: "ltr",
    start_url: start,
    scope: "/",
    display: "browser",
    background_color: siteColours.paper,
    theme_color: siteColours.paper,
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any", purpose: "any" },
      ...[192, 512].map((size) => ({
        src: `/icons/maskable-${size}.png`,
        type: "image/png",
        sizes: `${size}x${size}`,
        purpose: "maskable",
      })),
    ],
  }
}
