import { say } from "#server/content/sentence.ts"
import { rm } from "node:fs/promises"
import { attachments, image, pictureRules } from "#contract/field-groups.ts"
import { fileContentPath, individualPath } from "#contract/paths.ts"
import { mayReplaceFile, type Viewer } from "#contract/permissions.ts"
import type { Who } from "#server/content/caller.ts"
import { changeAs } from "#server/content/changes.ts"
import { findContent, putContent, type FileContent } from "#server/content/files/file-content.ts"
import { mediaTypes } from "#server/content/files/media-types.ts"
import type { NewFile } from "#server/content/files/new-file.ts"
import type { Database } from "#server/database/open.ts"
import { invalidFile, Refusal } from "#server/http/refusal.ts"
import { contentKind } from "./content-kind.ts"
import { examine } from "./examine.ts"
import { filenameOf, safeName } from "./file-name.ts"
import { incomingPath } from "./file-store.ts"
import { removeCopies } from "./pictures/copy-store.ts"
import { receive } from "./receive.ts"
import { answerReceived, pace, type ReceivingSource } from "./receiving.ts"
import { refuseWithoutRoom } from "./upload-limit.ts"
import { swapBytes, type Swap } from "./swap-bytes.ts"
import { refuseOtherTypes, type FileField, type RouteParameters } from "./upload-target.ts"

/** Answers requests that replace the bytes of a file. Its address stays, so the media type has to stay too. */
export function replacements(source: ReceivingSource) {
  return async (request: Request, who: Who, { id = "" }: RouteParameters): Promise<Response> => {
    const viewer = who()
    refuseOtherTypes(request)
    const file = replaceableFile(source.db, id, viewer)
    refuseOtherName(request, file)
    refuseWithoutRoom(source.spaceOf(source.filesFolder))
    const end = source.limits.begin(viewer.uid)
    try {
      const present = await replace(source, { request, who, uuid: id.toLowerCase(), extension: extensionOf(file.path) })
      const parameters = { entityType: "file", bundle: "file", id }
      return await answerReceived(source, request, { status: 200, path: individualPath("file--file", id), parameters, viewer: present })
    } finally {
      end()
    }
  }
}

function replaceableFile(db: Database, uuid: string, viewer: Viewer): FileContent {
  const file = findContent(db, uuid)
  if (file === undefined) throw new Refusal(404, `There is no file at ${fileContentPath(uuid.slice(0, 100))}.`)
  if (mayReplaceFile(viewer, file)) return file
  throw new Refusal(403, say("file-not-replaced"))
}

/** A name is not needed here, but one that the client sends has to fit. */
function refuseOtherName({ headers }: Request, { path }: FileContent): void {
  const disposition = headers.get("content-disposition")
  if (disposition === null) return
  const { extension } = safeName(filenameOf(disposition))
  if (mediaTypes[extension] === undefined || mediaTypes[extension] !== mediaTypes[extensionOf(path)]) throw otherType(extensionOf(path))
}

function otherType(extension: string): Refusal {
  return invalidFile(say("file-keeps-type", { extension }))
}

type Replacement = { readonly request: Request; readonly who: Who; readonly uuid: string; readonly extension: string }

async function replace(source: ReceivingSource, { request, who, uuid, extension }: Replacement): Promise<Viewer> {
  const { filesFolder, limits, decode } = source
  const field: FileField = pictureRules.extensions.split(" ").includes(extension) ? image("File") : attachments.field_attachments
  const arriving = await incomingPath(filesFolder)
  try {
    await receive(request, arriving, { maxBytes: field.maxBytes, ...pace })
    if ((await contentKind(arriving)) !== (extension === "jpg" ? "jpeg" : extension)) throw otherType(extension)
    const facts = await limits.inTurn(() => examine(arriving, extension, { field, decode }))
    const { path, viewer } = store(source, who, { ...facts, uuid, arriving })
    await removeCopies(filesFolder, path)
    return viewer
  } finally {
    await rm(arriving, { force: true })
  }
}

type ArrivedFile = Pick<NewFile, "size" | "picture"> & { readonly uuid: string; readonly arriving: string }

/** Changes the row and the bytes together. It checks the permission again, which may have changed while the bytes arrived. */
function store({ db, filesFolder, now }: ReceivingSource, who: Who, { uuid, arriving, ...facts }: ArrivedFile) {
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
