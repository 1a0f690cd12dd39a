import { codedWords } from "#server/content/refusal-words.ts"
import { randomUUID } from "node:crypto"
import { individualPath } from "#contract/paths.ts"
import { mostValues, type Langcode } from "#contract/fields.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Who } from "#server/content/caller.ts"
import { addFile, isAddressTaken, type NewFile } from "#server/content/files/new-file.ts"
import { mediaTypes } from "#server/content/files/media-types.ts"
import { absentTranslation, Refusal } from "#server/http/refusal.ts"
import { hasLanguage, shownIn, withLanguage } from "#server/content/entities/languages.ts"
import { putEntity } from "#server/content/entities/entity-store.ts"
import { withMarks } from "#server/content/entities/outdated.ts"
import { DomainError, tooMany } from "#server/content/errors.ts"
import { versionNumber, type Entity, type StoredReference } from "#server/content/entities/entity.ts"
import { readEntity } from "#server/content/entities/read.ts"
import { changeAs } from "#server/content/changes.ts"
import type { Database } from "#server/database/open.ts"
import { languageOf } from "#server/http/path.ts"
import { checkIfMatch } from "#server/http/if-match.ts"
import { refuseExtension } from "./examine.ts"
import { filenameOf, safeName, type FileName } from "./file-name.ts"
import { removeBytes, storeFile } from "./file-store.ts"
import { refuseUnused } from "./upload-limit.ts"
import { answerReceived, type ArrivedFile, type Received, type ReceivingSource } from "./receive.ts"
import type { RouteParameters } from "#server/http/path.ts"
import { uploadTarget, type FileField, type UploadRequest, type UploadTarget } from "./upload-target.ts"

/** The bytes are on the disk before their row. `keepFilesTidy` removes bytes that a crash left without a row. */
export function uploads(source: ReceivingSource) {
  return async (request: Request, who: Who, parameters: RouteParameters): Promise<Response> => {
    const { db } = source
    const viewer = who()
    const uploadRequest = { request, parameters }
    const { field, uuid, type } = uploadTarget(db, uploadRequest, viewer)
    const name = safeName(filenameOf(request.headers.get("content-disposition")))
    refuseExtension(name.extension, field)
    refuseUnused(db, viewer)
    if (uuid !== null) changeableItem(db, { type, uuid, request }, viewer)
    return answerReceived(source, { request, viewer, field, extension: name.extension }, (file) =>
      store(source, file, { uploadRequest, who, field, name }),
    )
  }
}

type Upload = { readonly uploadRequest: UploadRequest; readonly who: Who; readonly field: FileField; readonly name: FileName }

async function store(source: ReceivingSource, { arriving, ...facts }: ArrivedFile, upload: Upload): Promise<Received> {
  const { db, filesFolder, now } = source
  const { uploadRequest, who, field, name } = upload
  const folder = `${field.type === "image" ? "images" : "attachments"}/${now().toISOString().slice(0, 7)}`
  const isTaken = (path: string) => isAddressTaken(db, `public://${path}`)
  const uri = `public://${await storeFile(arriving, { filesFolder, folder, name, isTaken })}`
  const mediaType = mediaTypes[name.extension] ?? "application/octet-stream"
  const file = { ...facts, uuid: randomUUID(), uri, mediaType, created: Math.floor(now().getTime() / 1000) }
  try {
    return changeAs(db, who, (viewer) => storeRow({ db, viewer }, { ...file, owner: viewer.uid }, uploadRequest))
  } catch (error) {
    await removeBytes(filesFolder, uri)
    throw error
  }
}

type Writer = { readonly db: Database; readonly viewer: Viewer }

/** Checks the permission again, because it may have changed while the bytes arrived. */
function storeRow({ db, viewer }: Writer, file: Omit<NewFile, "isInUse">, uploadRequest: UploadRequest): Received {
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

/** @throws Refusal 404; 405 if the item has no text in the address's language; 412 */
function changeableItem(db: Database, { type, uuid, request }: ItemRequest, viewer: Viewer): Entity {
  const item = readEntity(db, type, uuid, viewer)
  if (item === undefined) throw new Refusal(404, codedWords("file-unowned"))
  if (!hasLanguage(item, languageOf(request))) throw absentTranslation(item)
  checkIfMatch(request, versionNumber(item))
  return item
}

type FilePlace = {
  readonly item: Entity
  readonly language: Langcode
  readonly name: string
  readonly isMany: boolean
}
/** `at` is in Unix seconds. */
type AttachedFile = StoredReference & { readonly at: number }

/** A field for one file loses its former one. @throws DomainError invalid for a full field */
function attachFile({ db, viewer }: Writer, { item, language, name, isMany }: FilePlace, { at, ...file }: AttachedFile): void {
  const text = shownIn(item, language)
  const before = isMany ? (text.references[name] ?? []) : []
  if (before.length >= mostValues) throw new DomainError("invalid", tooMany)
  const after = withLanguage(item, { ...text, changed: at, references: { ...text.references, [name]: [...before, file] } })
  putEntity(db, withMarks({ before: item, after }, { language: text.langcode, outdated: undefined }), { writer: viewer, log: null })
}
