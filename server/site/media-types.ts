import { basename } from "node:path"
import { getMimeType, mimes } from "hono/utils/mime"
import { feedFile, feedType } from "#contract/feeds.ts"
import { isHashed, keepForEver } from "#contract/site-headers.ts"
import { mediaTypes } from "#server/content/files/media-types.ts"

const types = { ...mimes, ...mediaTypes, vcf: "text/vcard; charset=utf-8" }

export function mediaTypeOfFile(path: string): string {
  if (basename(path) === feedFile) return `${feedType}; charset=utf-8`
  const type = getMimeType(path, types)
  return type === "application/json" ? `${type}; charset=utf-8` : (type ?? "application/octet-stream")
}

export function isTextType(mediaType: string): boolean {
  return /^(text\/|application\/(json|xml|atom\+xml|manifest\+json|wasm)|image\/svg)/.test(mediaType)
}

/** Browsers keep a file for ever if its name holds a hash of its content. */
export function cacheControl(pathname: string): string {
  return isHashed(pathname) ? keepForEver : "public, max-age=0, must-revalidate"
}
