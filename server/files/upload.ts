/** Uploads: POST of bytes to a file field. contract.md, Uploads. */
import { randomUUID } from "node:crypto"
import { rm } from "node:fs/promises"
import { individualPath } from "#contract/paths.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Who } from "#server/content/caller.ts"
import { attachFile, versionOf } from "#server/content/files/attach.ts"
import { addFile, isAddressTaken, type NewFile } from "#server/content/files/new-file.ts"
import { mediaTypes } from "#server/content/files/media-types.ts"
import { Refusal } from "#server/http/refusal.ts"
import { changeAs } from "#server/content/changes.ts"
import type { Database } from "#server/database/open.ts"
import { checkIfMatch } from "#server/http/if-match.ts"
import { filenameOf } from "./content-disposition.ts"
import { examine, refuseExtension } from "./examine.ts"
import { safeName, type FileName } from "./file-name.ts"
import { incomingPath, removeBytes, storeFile } from "./file-store.ts"
import { makeDecoding, type Decoding } from "./pictures/decoding.ts"
import { receive, type Reception } from "./receive.ts"
import { atMost, makeUploadLimit, type Capacity } from "./upload-limit.ts"
import { uploadTarget, type SentFile, type UploadTarget } from "./upload-target.ts"

export type UploadSource = {
  readonly db: Database
  readonly now: () => Date
  /** Where uploaded files lie. */
  readonly filesFolder: string
  /** Answers a GET below /jsonapi: an upload's answer is that of reading what it made. */
  readonly read: (request: Request, viewer: Viewer, made: SentFile["parameters"]) => Response | Promise<Response>
  readonly capacity?: Capacity
  /** How slowly a file may come; `Reception` says what the two mean. */
  readonly pace?: Pick<Reception, "patience" | "leastBytes">
}

const usualCapacity = { overall: 8, perCaller: 2 } as const
// 4 KiB a second, of which old mobile networks give twice as much. It bears half a minute in a tunnel, but not two.
const usualPace = { patience: 30_000, leastBytes: 120 * 1024 } as const

// A picture of fifty megapixels takes 200 MB while it is decoded, each in a process of its own.
const mostDecodings = 2

/**
 * Answers `POST /jsonapi/node/{bundle}/{field}` and `POST /jsonapi/node/{bundle}/{uuid}/{field}`.
 *
 * Once it is answered with 200 or 201 a file survives a crash: its bytes are on the disk before its row is. A crash in between leaves
 * bytes without a row, which `keepFilesTidy` removes.
 *
 * @throws Refusal
 */
export function uploads(source: UploadSource): (request: Request, who: Who, parameters: SentFile["parameters"]) => Promise<Response> {
  const enter = makeUploadLimit(source.capacity ?? usualCapacity)
  const inTurn = atMost(mostDecodings)
  const decode = makeDecoding()
  return async (request, who, parameters) => {
    const viewer = who()
    const sent = { request, parameters }
    const target = uploadTarget(source.db, sent, viewer)
    const name = safeName(filenameOf(request.headers.get("content-disposition")))
    refuseExtension(name.extension, target.field)
    const leave = enter(viewer.uid)
    try {
      return await answer(source, request, await upload(source, { sent, who, target, name, inTurn, decode }))
    } finally {
      leave()
    }
  }
}

type Sending = {
  readonly sent: SentFile
  readonly who: Who
  readonly target: UploadTarget
  readonly name: FileName
  readonly inTurn: ReturnType<typeof atMost>
  readonly decode: Decoding
}

type Uploaded = {
  readonly status: number
  readonly path: string
  /** What the router would find in the path. */
  readonly made: SentFile["parameters"]
  readonly viewer: Viewer
}

async function upload(source: UploadSource, { sent, who, target, name, inTurn, decode }: Sending): Promise<Uploaded> {
  const { db, filesFolder, now, pace = usualPace } = source
  const { request } = sent
  const { field } = target
  if (target.uuid !== null) refuseStale(db, target.uuid, request)
  const arriving = await incomingPath(filesFolder)
  try {
    await receive(request, arriving, { maxBytes: field.maxBytes, ...pace })
    const { size, picture } = await inTurn(() => examine(arriving, name.extension, { field, decode }))
    const folder = `${field.type === "image" ? "images" : "attachments"}/${now().toISOString().slice(0, 7)}`
    const isTaken = (path: string) => isAddressTaken(db, `public://${path}`)
    const uri = `public://${await storeFile(arriving, { filesFolder, folder, name, isTaken })}`
    const mediaType = mediaTypes[name.extension] ?? "application/octet-stream"
    const file = { uuid: randomUUID(), uri, mediaType, size, created: Math.floor(now().getTime() / 1000), picture }
    try {
      return changeAs(db, who, (viewer) => record(db, { ...file, owner: viewer.uid }, sent, viewer))
    } catch (error) {
      await removeBytes(filesFolder, uri)
      throw error
    }
  } finally {
    await rm(arriving, { force: true })
  }
}

/** The bytes are there; whether they may be brought is judged anew. */
function record(db: Database, file: Omit<NewFile, "isInUse">, sent: SentFile, viewer: Viewer): Uploaded {
  const { type, uuid, name, field } = uploadTarget(db, sent, viewer)
  addFile(db, { ...file, isInUse: uuid !== null })
  if (uuid === null) {
    const made = { entityType: "file", bundle: "file", id: file.uuid }
    return { status: 201, path: individualPath("file--file", file.uuid), made, viewer }
  }
  refuseStale(db, uuid, sent.request)
  const { picture } = file
  const meta = field.type === "image" ? { alt: "", title: "", ...picture } : { display: true, description: "" }
  attachFile({ db, viewer }, { type, uuid, name, isMany: field.many === true }, { uuid: file.uuid, meta, at: file.created })
  const made = { ...sent.parameters, related: name }
  return { status: 200, path: `${individualPath(type, uuid)}/${name}`, made, viewer }
}

/** @throws Refusal 404, 412 */
function refuseStale(db: Database, uuid: string, request: Request): void {
  const version = versionOf(db, uuid)
  if (version === undefined) throw new Refusal(404, "What the file was for has been deleted meanwhile.")
  checkIfMatch(request, version)
}

async function answer({ read }: UploadSource, request: Request, { status, path, made: parameters, viewer }: Uploaded): Promise<Response> {
  const made = await read(new Request(new URL(path, request.url)), viewer, parameters)
  const headers = new Headers(made.headers)
  for (const name of ["etag", "last-modified"]) headers.delete(name)
  return new Response(made.body, { status: made.ok ? status : made.status, headers })
}
