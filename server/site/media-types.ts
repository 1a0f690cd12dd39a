import { extname } from "node:path"

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".ics": "text/calendar; charset=utf-8",
  ".vcf": "text/vcard; charset=utf-8",
  ".svg": "image/svg+xml",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
  ".zip": "application/zip",
  ".wasm": "application/wasm",
  ".odt": "application/vnd.oasis.opendocument.text",
  ".ods": "application/vnd.oasis.opendocument.spreadsheet",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}

export function mediaTypeOf(path: string): string {
  return types[extname(path).toLowerCase()] ?? "application/octet-stream"
}

export function isText(mediaType: string): boolean {
  return /^(text\/|application\/(json|xml|manifest\+json|wasm)|image\/svg)/.test(mediaType)
}

/** The Cache-Control of a path. Where the name holds a hash of the content, browsers keep the file for ever. */
export function cacheControl(pathname: string): string {
  const isHashed = pathname.startsWith("/static/") || /-[0-9a-f]{16,}\.(js|css)(\.map)?$/.test(pathname) || /\.woff2?$/.test(pathname)
  return isHashed ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate"
}
