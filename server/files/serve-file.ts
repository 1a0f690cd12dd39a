import { codedWords } from "#server/content/refusal-words.ts"
import { join } from "node:path"
import { isImageStyle, stylesPath } from "#contract/image-styles.ts"
import { filesPath } from "#contract/paths.ts"
import type { Viewer } from "#contract/permissions.ts"
import { Refusal } from "#server/http/refusal.ts"
import { findFile } from "#server/content/files/find-file.ts"
import type { Database } from "#server/database/open.ts"
import { findPlainFile, sendFile } from "#server/http/answers/send-file.ts"
import { safeSegments } from "#server/http/path.ts"
import { contentSecurityPolicy, uploadPolicyOf } from "#contract/content-security-policy.ts"
import { resourcePolicy } from "#contract/site-headers.ts"
import type { Copies } from "./pictures/picture-copies.ts"

type FileSource = { readonly db: Database; readonly filesFolder: string }

export async function serveFile({ db, filesFolder }: FileSource, request: Request, viewer: Viewer): Promise<Response> {
  const { pathname } = new URL(request.url)
  const segments = safeSegments(pathname, filesPath)
  const file = segments === undefined ? undefined : findFile(db, viewer, segments.join("/"))
  if (segments === undefined || file === undefined) throw new Refusal(404, codedWords("file-missing"))
  const storedFile = await findPlainFile(join(filesFolder, ...segments))
  if (storedFile === undefined) throw new Refusal(404, codedWords("file-lost"))
  return sendFile(request, storedFile, {
    ...fileHeaders(viewer, file.mediaType),
    ...(showsInline(file.mediaType) ? {} : { "Content-Disposition": disposition(file.filename) }),
  })
}

const noCopy = "There is no such copy of a picture."

export async function serveStyle(
  { db, filesFolder, copies }: FileSource & { readonly copies: Copies },
  request: Request,
  viewer: Viewer,
): Promise<Response> {
  const [style = "", scheme, ...segments] = safeSegments(new URL(request.url).pathname, stylesPath) ?? []
  if (!isImageStyle(style) || scheme !== "public") throw new Refusal(404, noCopy)
  const address = segments.join("/")
  // Drupal appends the extension to the picture's own, but not to that of a WebP picture.
  const files = [address.replace(/\.webp$/, ""), address].flatMap((path) => {
    const file = findFile(db, viewer, path)
    return file === undefined ? [] : [{ ...file, path }]
  })
  const [file] = files
  if (file?.mediaType.startsWith("image/") !== true) throw new Refusal(404, noCopy)
  const source = await findPlainFile(join(filesFolder, file.path))
  const copy = source && (await copies({ path: file.path, style, source }))
  if (copy === undefined) throw new Refusal(404, noCopy)
  return sendFile(request, copy, fileHeaders(viewer, "image/webp"))
}

// Bytes can be replaced and content unpublished, so a browser asks each time whether its copy is still good.
function fileHeaders(viewer: Viewer, mediaType: string): Readonly<Record<string, string>> {
  return {
    "Content-Type": mediaType,
    "Cache-Control": viewer.uid === 0 ? "public, no-cache" : "private, no-cache",
    [contentSecurityPolicy]: uploadPolicyOf(mediaType),
    // The dashboard may be on another origin, and other sites may show public files.
    [resourcePolicy]: "cross-origin",
  }
}

// Browsers download other types, so that no upload can act as a page of the site.
function showsInline(mediaType: string): boolean {
  return /^image\/(jpeg|png|webp|avif|gif)$/.test(mediaType) || mediaType === "application/pdf"
}

/** RFC 6266: old clients get an ASCII name, others the real one. */
function disposition(filename: string): string {
  const plain = filename.replaceAll(/[^ !#-[\]-~]/g, "_")
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(filename)}`
}
