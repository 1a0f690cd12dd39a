import { say } from "#server/content/sentence.ts"
import { randomUUID } from "node:crypto"
import { rm } from "node:fs/promises"
import { individualPath } from "#contract/paths.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Who } from "#server/content/caller.ts"
import { attachFile } from "#server/content/files/attach.ts"
import { addFile, isAddressTaken, type NewFile } from "#server/content/files/new-file.ts"
import { mediaTypes } from "#server/content/files/media-types.ts"
import { absentTranslation, Refusal } from "#server/http/refusal.ts"
import { hasLanguage } from "#server/content/entities/languages.ts"
import { versionNumber, type Entity } from "#server/content/entities/entity.ts"
import { readEntity } from "#server/content/entities/read.ts"
import { changeAs } from "#server/content/changes.ts"
import type { Database } from "#server/database/open.ts"
import { languageOf } from "#server/http/path.ts"
import { checkIfMatch } from "#server/http/if-match.ts"
import { examine, refuseExtension } from "./examine.ts"
import { filenameOf, safeName, type FileName } from "./file-name.ts"
import { incomingPath, removeBytes, storeFile } from "./file-store.ts"
import { receive } from "./receive.ts"
import { refuseUnused, refuseWithoutRoom } from "./upload-limit.ts"
import { answerReceived, pace, type ReceivingSource } from "./receiving.ts"
import { uploadTarget, type RouteParameters, type UploadRequest, type UploadTarget } from "./upload-target.ts"

/** Answers uploads. Their bytes are on the disk before their row is; `keepFilesTidy` removes bytes that a crash left without a row. */
export function uploads(source: ReceivingSource) {
  return async (request: Request, who: Who, parameters: RouteParameters): Promise<Response> => {
    const viewer = who()
    const uploadRequest = { request, parameters }
    const target = uploadTarget(source.db, uploadRequest, viewer)
    const name = safeName(filenameOf(request.headers.get("content-disposition")))
    refuseExtension(name.extension, target.field)
    refuseUnused(source.db, viewer)
    refuseWithoutRoom(source.spaceOf(source.filesFolder))
    const end = source.limits.begin(viewer.uid)
    try {
      return await answerReceived(source, request, await upload(source, { uploadRequest, who, target, name }))
    } finally {
      end()
    }
  }
}

type UploadContext = {
  readonly uploadRequest: UploadRequest
  readonly who: Who
  readonly target: UploadTarget
  readonly name: FileName
}

type UploadResult = Parameters<typeof answerReceived>[2]

async function upload(source: ReceivingSource, { uploadRequest, who, target, name }: UploadContext): Promise<UploadResult> {
  const { db, filesFolder, now, limits, decode } = source
  const { request } = uploadRequest
  const { field } = target
  if (target.uuid !== null) changeableItem(db, { ...target, uuid: target.uuid, request }, who())
  const arriving = await incomingPath(filesFolder)
  try {
    await receive(request, arriving, { maxBytes: field.maxBytes, ...pace })
    const { size, picture } = await limits.inTurn(() => examine(arriving, name.extension, { field, decode }))
    const folder = `${field.type === "image" ? "images" : "attachments"}/${now().toISOString().slice(0, 7)}`
    const isTaken = (path: string) => isAddressTaken(db, `public://${path}`)
    const uri = `public://${await storeFile(arriving, { filesFolder, folder, name, isTaken })}`
    const mediaType = mediaTypes[name.extension] ?? "application/octet-stream"
    const file = { uuid: randomUUID(), uri, mediaType, size, created: Math.floor(now().getTime() / 1000), picture }
    try {
      return changeAs(db, who, (viewer) => storeRow({ db, viewer }, { ...file, owner: viewer.uid }, uploadRequest))
    } catch (error) {
      await removeBytes(filesFolder, uri)
      throw error
    }
  } finally {
    await rm(arriving, { force: true })
  }
}

type Writer = { readonly db: Database; readonly viewer: Viewer }

/** Stores the row of a file. It checks the permission again, which may have changed while the bytes arrived. */
function storeRow({ db, viewer }: Writer, file: Omit<NewFile, "isInUse">, uploadRequest: UploadRequest): UploadResult {
  const { type, uuid, name, field } = uploadTarget(db, uploadRequest, viewer)
  addFile(db, { ...file, isInUse: uuid !== null })
  if (uuid === null) {
    const parameters = { entityType: "file", bundle: "file", id: file.uuid }
    return { status: 201, path: individualPath("file--file", file.uuid), parameters, viewer }
  }
  const { request } = uploadRequest
  const item = changeableItem(db, { type, uuid, request }, viewer)
  const { picture } = file
  const meta = field.type === "image" ? { alt: "", title: "", ...picture } : { display: true, description: "" }
  const place = { item, language: languageOf(request), name, isMany: field.many === true }
  attachFile({ db, viewer }, place, { uuid: file.uuid, meta, at: file.created })
  return { status: 200, path: `${individualPath(type, uuid)}/${name}`, parameters: { ...uploadRequest.parameters, related: name }, viewer }
}

type ItemRequest = Pick<UploadTarget, "type"> & { readonly uuid: string; readonly request: Request }

/** @throws Refusal 404, 405 if the item has no text in the language of the address, 412 */
function changeableItem(db: Database, { type, uuid, request }: ItemRequest, viewer: Viewer): Entity {
  const item = readEntity(db, type, uuid, viewer)
  if (item === undefined) throw new Refusal(404, say("file-unowned"))
  if (!hasLanguage(item, languageOf(request))) throw absentTranslation(item)
  checkIfMatch(request, versionNumber(item))
  return item
}
