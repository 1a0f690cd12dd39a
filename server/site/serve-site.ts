import { createHash } from "node:crypto"
import { join } from "node:path"
import { furtherPages } from "#contract/directory.ts"
import { defaultLanguage, inLanguage, notFoundPath, splitLanguage } from "#contract/languages.ts"
import { peopleEditDataPath } from "#contract/publishing.ts"
import { screenOf, screenPath, shellFor } from "#contract/screens.ts"
import { contentSecurityPolicy, dataPolicy, filePolicyOf } from "#contract/content-security-policy.ts"
import { isHashed, resourcePolicy, resourcePolicyOf } from "#contract/site-headers.ts"
import { findPlainFile, sendFile } from "#server/http/answers/send-file.ts"
import { safeSegments } from "#server/http/path.ts"
import { errorCode } from "#server/disk/file-access.ts"
import { send } from "#server/http/answers/answer.ts"
import type { Destination } from "#server/content/redirects/resolve.ts"
import { encodedPath, answerRedirect } from "./redirect-answer.ts"
import { cacheControl, mediaTypeOfFile } from "./media-types.ts"
import type { TextFiles } from "./site-texts.ts"

/** Each request asks for the folder, so that a new build shows at once. Null means that there is no build. */
export type SiteFolder = () => string | null

type SiteRequest = { readonly folder: string; readonly texts: TextFiles; readonly request: Request }

export type ServedSite = {
  readonly siteFolder: SiteFolder
  /** Pages that were opened before a swap need files of former builds. */
  readonly formerFolders?: (() => readonly string[]) | undefined
  readonly texts: TextFiles
  readonly destination?: (path: string) => Destination | undefined
}

/** If a swap removes a file between two steps of an answer, the answer comes from the new build. */
export async function serveSite(site: ServedSite, request: Request): Promise<Response> {
  try {
    return await serveBuild(site, request)
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error
    return serveBuild(site, request)
  }
}

async function serveBuild({ siteFolder, formerFolders, texts, destination }: ServedSite, request: Request): Promise<Response> {
  const folder = siteFolder()
  const isBuilt = folder !== null && (await findPlainFile(join(folder, "index.html"))) !== undefined
  if (!isBuilt) return building(request)
  if (request.method !== "GET" && request.method !== "HEAD") return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } })
  const site = { folder, texts, request }
  const { pathname, search } = new URL(request.url)
  const segments = safeSegments(pathname)
  if (segments === undefined || isOfBuild(segments.at(-1) ?? "")) return notFound(site)
  const shell = await serveShell(site)
  if (shell !== undefined) return shell
  const led = destination && (await answerRedirect(destination, { folder, segments, search }))
  if (led !== undefined) return led
  const path = join(folder, ...(isEditDataOfUser(pathname) ? [peopleEditDataPath] : segments))
  const isFolder = pathname.endsWith("/")
  const response = await respond(site, isFolder ? join(path, "index.html") : path, { pathname })
  if (response !== undefined) return response
  const former = isHashed(pathname) ? await respondFormer(site, { folders: formerFolders?.() ?? [], segments, pathname }) : undefined
  if (former !== undefined) return former
  if (!isFolder && (await findPlainFile(join(path, "index.html"))) !== undefined) return redirect(`${encodedPath(segments)}/`, search)
  return (await goneFurtherPage(folder, segments)) ?? notFound(site)
}

/** A list that became shorter redirects its missing further pages to its first page. */
async function goneFurtherPage(folder: string, segments: readonly string[]): Promise<Response | undefined> {
  const list = segments.slice(0, -2)
  const isFurther = segments.at(-2) === furtherPages && /^\d+$/.test(segments.at(-1) ?? "")
  const isThere = isFurther && list.length > 0 && (await findPlainFile(join(folder, ...list, "index.html"))) !== undefined
  return isThere ? redirect(`${encodedPath(list)}/`, "") : undefined
}

type FormerFile = { readonly folders: readonly string[]; readonly segments: readonly string[]; readonly pathname: string }

async function respondFormer(site: SiteRequest, { folders, segments, pathname }: FormerFile): Promise<Response | undefined> {
  for (const folder of folders) {
    const response = await respond(site, join(folder, ...segments), { pathname })
    if (response !== undefined) return response
  }
  return undefined
}

/** All accounts share a file. Static hosts know it from `_redirects` (src/gatsby/redirects.ts). */
function isEditDataOfUser(path: string): boolean {
  return /^\/people\/\d+\/edit\.json$/.test(path)
}

// Gatsby's build leaves these files beside the site.
function isOfBuild(name: string): boolean {
  return name === "webpack.stats.json" || name.endsWith(".map")
}

/** An unknown screen gets the shell too, with 404. */
async function serveShell(site: SiteRequest): Promise<Response | undefined> {
  const { pathname, search } = new URL(site.request.url)
  const shell = shellFor(pathname)
  if (shell === null) return undefined
  const screen = screenOf(pathname)
  const own = screen === null ? pathname : screenPath(screen, splitLanguage(pathname).language)
  if (own !== pathname) return redirect(own, search)
  return respond(site, join(site.folder, shell, "index.html"), { status: screen === null ? 404 : 200 })
}

type PageOptions = {
  readonly status?: number
  /** Is set if the address decides how long browsers keep the file. */
  readonly pathname?: string
}

async function respond({ folder, texts, request }: SiteRequest, path: string, { status = 200, pathname = "" }: PageOptions) {
  const file = await findPlainFile(path)
  if (file === undefined) return undefined
  const mediaType = mediaTypeOfFile(path)
  const headers = {
    "Content-Type": mediaType,
    "Cache-Control": cacheControl(pathname),
    // A page's policy is made later, from its text.
    [contentSecurityPolicy]: filePolicyOf(mediaType),
    [resourcePolicy]: resourcePolicyOf(mediaType),
  }
  const text = await texts(file, { status, headers }, folder)
  return text === undefined ? sendFile(request, file, headers) : send(request, text)
}

async function respondFirst(site: SiteRequest, paths: readonly string[]): Promise<Response | undefined> {
  for (const path of paths) {
    const response = await respond(site, join(site.folder, path), { status: 404 })
    if (response !== undefined) return response
  }
  return undefined
}

function redirect(path: string, search: string): Response {
  return new Response(null, { status: 308, headers: { Location: path + search, "Cache-Control": cacheControl("") } })
}

async function notFound(site: SiteRequest): Promise<Response> {
  const { language } = splitLanguage(new URL(site.request.url).pathname)
  const page = await respondFirst(
    site,
    [language, defaultLanguage].map((each) => inLanguage(each, notFoundPath)),
  )
  return page ?? new Response("Not found\n", { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } })
}

const buildingStyle = "body { font: 1.125rem/1.5 sans-serif; max-width: 40rem; margin: 15vh auto; padding: 0 1rem }"
const buildingPolicy = `${dataPolicy}; style-src 'sha256-${createHash("sha256").update(buildingStyle).digest("base64")}'`

const buildingPage = `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="10">
<title>The site is being built - G30</title>
<style>${buildingStyle}</style>
<h1>The site is being built</h1>
<p>It is ready in a minute or two. This page tries again by itself.</p>
`

function building(request: Request): Response {
  return new Response(request.method === "HEAD" ? null : buildingPage, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": "10",
      [contentSecurityPolicy]: buildingPolicy,
    },
  })
}
