import { join } from "node:path"
import { isImageStyle, stylesPath } from "#contract/image-styles.ts"
import type { Viewer } from "#contract/permissions.ts"
import { findFile } from "#server/content/files/find-file.ts"
import { findPlainFile, sendFile } from "#server/http/answers/send-file.ts"
import { safeSegments } from "#server/http/path.ts"
import { Refusal } from "#server/http/refusal.ts"
import { fileHeaders, refuseHidden, type FileSource } from "#server/files/serve.ts"
import type { Copies } from "./copies.ts"

const noCopy = "There is no such copy of a picture."

/** Answers a small copy of a picture to whoever may see the picture. */
export async function serveStyle(
  { db, filesFolder, copies }: FileSource & { readonly copies: Copies },
  request: Request,
  viewer: Viewer,
): Promise<Response> {
  const [style = "", scheme, ...segments] = safeSegments(new URL(request.url).pathname, stylesPath) ?? []
  if (!isImageStyle(style) || scheme !== "public") throw new Refusal(404, noCopy)
  const asked = segments.join("/")
  // Drupal adds the extension to the picture's own, and leaves it out for a picture that is WebP already.
  const found = [asked.replace(/\.webp$/, ""), asked].flatMap((path) => {
    const file = findFile(db, viewer, path)
    return file === undefined ? [] : [{ ...file, path }]
  })
  const [file] = found
  if (file?.mediaType.startsWith("image/") !== true) throw new Refusal(404, noCopy)
  refuseHidden(file)
  const source = await findPlainFile(join(filesFolder, file.path))
  const copy = source && (await copies({ path: file.path, style, source }))
  if (copy === undefined) throw new Refusal(404, noCopy)
  return sendFile(request, copy, fileHeaders(viewer, "image/webp"))
}
