import { createHash } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { inLanguage, languages, notFoundPath } from "../../contract/languages.ts"
import { feedType } from "../../contract/feeds.ts"
import { publicCalendarPath } from "../../contract/agenda/public-calendar.ts"
import { contentSecurityPolicy, inlineScripts, pagePolicy } from "../../contract/content-security-policy.ts"
import { commonHeaders, keepForEver, resourcePolicy } from "../../contract/site-headers.ts"
import { sheetsOfPages } from "./chunk-map.ts"

const feedHeaders = { "Content-Type": `${feedType}; charset=utf-8` }
const contactType = { "Content-Type": "text/vcard; charset=utf-8" }
const calendarType = { "Content-Type": "text/calendar; charset=utf-8" }

const feedPaths = ["/publications/feed.xml", "/publications/tag/:slug/feed.xml", "/actions-projects/feed.xml"]

const forEver = { "Cache-Control": keepForEver }
const ofPages = { [resourcePolicy]: "same-origin" }
/** Files with a hash, and those of the site's pages, have patterns, because Cloudflare Pages reads 100 rules. */
const ofFiles = {
  "/static/*": forEver,
  "/social/*": forEver,
  "/*.js": { ...forEver, ...ofPages },
  "/*.css": { ...forEver, ...ofPages },
  "/page-data/*": ofPages,
}

type Addresses = { readonly siteUrl: string | undefined; readonly apiUrl: string | undefined }

/** Netlify and Cloudflare Pages take the headers of their answers from `_headers`. */
export async function writeHeaders(folder: string, addresses: Addresses): Promise<void> {
  const readText = (name: string) => readFile(path.join(folder, name), "utf8")
  // All pages have the same inline scripts (gatsby-ssr.tsx). Each has the sheet that all share, and that of its template.
  const inline = { scripts: inlineScripts(await readText(notFoundPath)), styles: await Promise.all(sheetsOfPages().map(readText)) }
  await writeFile(path.join(folder, "_headers"), headerRules(inline, addresses))
}

type Inline = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

export function headerRules(inline: Inline, { siteUrl, apiUrl }: Addresses): string {
  const digests = { scripts: digestsOf(inline.scripts), styles: digestsOf(inline.styles) }
  const policy = pagePolicy({ ...digests, origin: siteUrl, apiOrigin: apiUrl ? new URL(apiUrl).origin : undefined })
  const ofAll = { ...commonHeaders(siteUrl), [contentSecurityPolicy]: policy }
  const files = Object.entries(ofFiles).map(([address, headers]) => rule(address, headers))
  const calendars = [publicCalendarPath, "/agenda/:slug/event.ics"].map((address) => rule(address, calendarType))
  const contacts = languages.map((language) => rule(inLanguage(language, "/members/:slug/contact.vcf"), contactType))
  const feeds = languages.flatMap((language) => feedPaths.map((address) => rule(inLanguage(language, address), feedHeaders)))
  return [rule("/*", ofAll), ...calendars, ...contacts, ...feeds, ...files].join("")
}

function digestsOf(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map((text) => createHash("sha256").update(text).digest("base64")))].toSorted()
}

function rule(address: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${address}\n${lines.join("")}`
}
