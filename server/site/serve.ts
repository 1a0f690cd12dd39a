/** Serves the built site: the folder that Gatsby wrote. */
import { join } from "node:path"
import { screenOf, screenPath, shellFor } from "#contract/screens.ts"
import { plainFile, sendFile } from "#server/http/answers/send-file.ts"
import { safeSegments } from "#server/http/safe-path.ts"
import { send } from "#server/http/answers/answer.ts"
import { building } from "./building.ts"
import { cacheControl, mediaTypeOf } from "./media-types.ts"
import type { TextFiles } from "./text-files.ts"

/** Where the site stands at this moment; null while there is none. Asked for each request, so that a swap takes effect at once. */
export type SiteFolder = () => string | null

/** Answers a request for a page or an asset of the site. */
export async function serveSite(siteFolder: SiteFolder, texts: TextFiles, request: Request): Promise<Response> {
  const folder = siteFolder()
  const isBuilt = folder !== null && (await plainFile(join(folder, "index.html"))) !== undefined
  if (!isBuilt) return building(request)
  if (request.method !== "GET" && request.method !== "HEAD") return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } })
  const { pathname, search } = new URL(request.url)
  const segments = safeSegments(pathname)
  if (segments === undefined || isOfBuild(segments.at(-1) ?? "")) return notFound(folder, texts, request)
  const shell = await serveShell(folder, texts, request)
  if (shell !== undefined) return shell
  const path = join(folder, ...segments)
  const isFolder = pathname.endsWith("/")
  const found = await respond(texts, request, isFolder ? join(path, "index.html") : path, pathname)
  if (found !== undefined) return found
  if (!isFolder && (await plainFile(join(path, "index.html"))) !== undefined) return redirect(pathOf(segments), search)
  return notFound(folder, texts, request)
}

/** What Gatsby's build leaves beside the site: its own notes, and the sources. */
function isOfBuild(name: string): boolean {
  return name === "webpack.stats.json" || name.endsWith(".map")
}

/** Answers an address of the dashboard with the page that draws its screens. An address of no screen gets that page too, with 404. */
async function serveShell(folder: string, texts: TextFiles, request: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url)
  const shell = shellFor(pathname)
  if (shell === null) return undefined
  const screen = screenOf(pathname)
  if (screen !== null && screenPath(screen) !== pathname) return redirect(screenPath(screen), search)
  return respond(texts, request, join(folder, shell, "index.html"), "", screen === null ? 404 : 200)
}

async function respond(texts: TextFiles, request: Request, path: string, pathname: string, status = 200): Promise<Response | undefined> {
  const stats = await plainFile(path)
  if (stats === undefined) return undefined
  const headers = { "Content-Type": mediaTypeOf(path), "Cache-Control": cacheControl(pathname) }
  const text = await texts.read(path, stats, { status, headers })
  return text === undefined ? sendFile(request, path, stats, headers) : send(request, text)
}

// Built from the decoded segments, so that the target is a path of this site whatever the request looked like (`//elsewhere`).
function pathOf(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join("/")}/`
}

function redirect(path: string, search: string): Response {
  return new Response(null, { status: 308, headers: { Location: path + search, "Cache-Control": cacheControl("") } })
}

async function notFound(folder: string, texts: TextFiles, request: Request): Promise<Response> {
  const page = await respond(texts, request, join(folder, "404.html"), "", 404)
  return page ?? new Response("Not found\n", { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } })
}
