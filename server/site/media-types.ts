import { basename, extname } from "node:path"
import { feedFile, feedType } from "#contract/feeds.ts"
import { isHashed, keepForEver } from "#contract/site-headers.ts"
import { mediaTypes } from "#server/content/files/media-types.ts"

const types: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(mediaTypes).map(([extension, type]) => [`.${extension}`, type])),
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
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
}

export function mediaTypeOf(path: string): string {
  if (basename(path) === feedFile) return `${feedType}; charset=utf-8`
  return types[extname(path).toLowerCase()] ?? "application/octet-stream"
}

export function isText(mediaType: string): boolean {
  return /^(text\/|application\/(json|xml|atom\+xml|manifest\+json|wasm)|image\/svg)/.test(mediaType)
}

/** Returns the Cache-Control of a path. If the name holds a hash of the content, browsers keep the file for ever. */
export function cacheControl(pathname: string): string {
  return isHashed(pathname) ? keepForEver : "public, max-age=0, must-revalidate"
}
