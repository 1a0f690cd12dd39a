import { codedWords } from "#server/content/refusal-words.ts"
import { attachments, image, pictureRules } from "#contract/field-groups.ts"
import { fileContentPath, individualPath } from "#contract/paths.ts"
import { mayReplaceFile, type Viewer } from "#contract/permissions.ts"
import type { Who } from "#server/content/caller.ts"
import { changeAs } from "#server/content/changes.ts"
import { findContent, putContent, type FileContent } from "#server/content/files/file-content.ts"
import { mediaTypes } from "#server/content/files/media-types.ts"
import type { Database } from "#server/database/open.ts"
import { invalidFile, Refusal } from "#server/http/refusal.ts"
import { filenameOf, safeName } from "./file-name.ts"
import { removeCopies } from "./pictures/copy-store.ts"
import { answerReceived, type ArrivedFile, type ReceivingSource } from "./receive.ts"
import { swapBytes, type Swap } from "./swap-bytes.ts"
import type { RouteParameters } from "#server/http/path.ts"
import { refuseOtherTypes, type FileField } from "./upload-target.ts"

/** The address of a file stays, so its media type has to stay too. */
export function replacements(source: ReceivingSource) {
  return async (request: Request, who: Who, { id = "" }: RouteParameters): Promise<Response> => {
    const viewer = who()
    refuseOtherTypes(request)
    const file = replaceableFile(source.db, id, viewer)
    const extension = extensionOf(file.path)
    const otherType = invalidFile(codedWords("file-keeps-type", { extension }))
    if (hasOtherName(request, extension)) throw otherType
    const field: FileField = pictureRules.extensions.split(" ").includes(extension) ? image("File") : attachments.field_attachments
    return answerReceived(source, { request, viewer, field, extension, otherType }, async (arrived) => {
      const { path, viewer: present } = store(source, who, { ...arrived, uuid: id.toLowerCase() })
      await removeCopies(source.filesFolder, path)
      const parameters = { entityType: "file", bundle: "file", id }
      return { status: 200, path: individualPath("file--file", id), parameters, viewer: present }
    })
  }
}

function replaceableFile(db: Database, uuid: string, viewer: Viewer): FileContent {
  const file = findContent(db, uuid)
  if (file === undefined) throw new Refusal(404, `There is no file at ${fileContentPath(uuid.slice(0, 100))}.`)
  if (mayReplaceFile(viewer, file)) return file
  throw new Refusal(403, codedWords("file-not-replaced"))
}

/** A name is not needed here, but one that the client sends has to fit. */
function hasOtherName({ headers }: Request, extension: string): boolean {
  const disposition = headers.get("content-disposition")
  if (disposition === null) return false
  const mediaType = mediaTypes[safeName(filenameOf(disposition)).extension]
  return mediaType === undefined || mediaType !== mediaTypes[extension]
}

/** Checks the permission again, because it may have changed while the bytes arrived. */
function store({ db, filesFolder, now }: ReceivingSource, who: Who, { uuid, arriving, ...facts }: ArrivedFile & { readonly uuid: string }) {
  let swap: Swap | undefined
  try {
    const storedFile = changeAs(db, who, (viewer) => {
      const file = replaceableFile(db, uuid, viewer)
      const changedFile = putContent(db, file, { ...facts, now: Math.floor(now().getTime() / 1000) })
      swap = swapBytes(filesFolder, { source: arriving, uuid, path: file.path, changed: changedFile })
      return { path: file.path, viewer }
    })
    swap?.finish()
    return storedFile
  } catch (error) {
    swap?.undo()
    throw error
  }
}

function extensionOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1).toLowerCase()
}
