/** Checks that a built site is complete and shows the acknowledged writes. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import sharp from "sharp"
import * as v from "valibot"
import { readRecord } from "#publisher/build-report.ts"
import { htmlFile, routeOf } from "#publisher/page-facts.ts"
import { currentSite } from "#publisher/places.ts"
import { scan } from "#publisher/site-files.ts"
import type { Item } from "./ledger.ts"
import { addressOf } from "./writers.ts"
import type { Snapshot } from "./verify.ts"

const pageData = v.object({ result: v.object({ data: v.object({ publication: v.object({ title: v.string() }) }) }) })

/** Acknowledged writes that a served site doesn't show; `latest` is an item with the requests since the snapshot. */
export async function unshown(url: string, { items }: Snapshot, latest: (uuid: string) => Item | undefined): Promise<readonly string[]> {
  const found = await Promise.all(items.map((item) => unshownItem(url, item, latest(item.uuid) ?? item)))
  return found.flat()
}

async function unshownItem(url: string, item: Readonly<Item>, latest: Item): Promise<readonly string[]> {
  const path = `${addressOf(item)}/`
  for (const address of [path, `/page-data${path}page-data.json`]) {
    const response = await fetch(url + address)
    const text = await response.text()
    if (response.status === 404) {
      if (latest.deletion === "none" && item.acknowledged > 0)
        return [`${address} was acknowledged at ${String(item.acknowledged)} and isn't there`]
      continue
    }
    if (response.status !== 200) return [`${address} answers ${String(response.status)}`]
    if (item.deletion === "acknowledged") return [`${address} was deleted and is still there`]
    const counter = counterOf(text)
    if (!(counter >= item.acknowledged && counter <= latest.sent))
      return [`${address} shows ${String(counter)}, acknowledged ${String(item.acknowledged)}, sent ${String(latest.sent)}`]
  }
  return []
}

/** The counter in a page's own title; the page has titles of other items too. */
function counterOf(text: string): number {
  const title = text.startsWith("{")
    ? v.parse(pageData, JSON.parse(text)).result.data.publication.title
    : (/<h1[^>]*>([^<]*)/.exec(text)?.[1] ?? "")
  return Number(/^Counter (\d+)$/.exec(title)?.[1] ?? Number.NaN)
}

/** Whether the served tree lacks its record or the documents of its data. */
export function strayFiles(home: string): readonly string[] {
  const site = currentSite(home) ?? ""
  if (readRecord(`${site}.json`) === null) return [`the served tree ${site} has no record`]
  const files = scan(site)
  const routes = [...files.keys()].flatMap((path) => routeOf(path) ?? [])
  return routes.filter((route) => !files.has(htmlFile(route))).map((route) => `${route} has data, and no document`)
}

/** Missing and broken files of a built site. */
export async function brokenParts(site: string): Promise<readonly string[]> {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)))
  const pages = files.filter((file) => file.endsWith("index.html") && !file.startsWith("_gatsby/"))
  const pictures = files.filter((file) => /^static\/.*\.(avif|webp|jpg|png)$/.test(file))
  const broken = await Promise.all(pictures.map((file) => brokenPicture(site, file)))
  return [
    ...(pages.includes("index.html") ? [] : ["there is no start page"]),
    ...pages.flatMap((page) => brokenPage(site, page)),
    ...broken.flat(),
  ]
}

function brokenPage(site: string, page: string): readonly string[] {
  const html = readFileSync(join(site, page), "utf8")
  const wanted = [...html.matchAll(/(?:src|href|srcset)="(\/[^"]*)"/gi)].flatMap(([, list = ""]) =>
    list.split(/,\s+/).map((part) => part.split(/[\s?#]/)[0] ?? ""),
  )
  const assets = wanted.filter((path) => /\.(js|css|json|woff2|avif|webp|jpg|png|svg|ico)$/.test(path) && !path.startsWith("/sites/"))
  const data = `/page-data/${page === "index.html" ? "index" : page.replace(/\/index\.html$/, "")}/page-data.json`
  const missing = [...new Set([...assets, data])].filter((path) => !existsSync(join(site, decodeURI(path))))
  return [
    ...(html.trimEnd().endsWith("</html>") ? [] : [`${page} is cut off`]),
    ...missing.map((path) => `${page} needs ${path}, which isn't there`),
  ]
}

async function brokenPicture(site: string, file: string): Promise<readonly string[]> {
  try {
    await sharp(join(site, file), { failOn: "truncated" }).stats()
    return []
  } catch (error) {
    return [`${file} is broken: ${error instanceof Error ? error.message : String(error)}`]
  }
}
