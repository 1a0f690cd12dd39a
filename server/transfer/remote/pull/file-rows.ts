/** The rows of files that a pull brings. */
import { fileAddress } from "#server/content/entities/entity.ts"
import { operator } from "#server/content/caller.ts"
import { findEntity, readEntities } from "#server/content/entities/read.ts"
import { findContent, putContent } from "#server/content/files/file-content.ts"
import { mediaTypes } from "#server/content/files/media-types.ts"
import { addFile, isAddressTaken } from "#server/content/files/new-file.ts"
import type { Database } from "#server/database/open.ts"
import { nameOf, nameProblem, pathOf, extensionOf, isPictureName } from "#server/transfer/folder-files.ts"
import type { Places } from "../items/texts.ts"
import type { Sides } from "../run/sides.ts"
import type { StagedFile } from "./files.ts"

/** Stores the rows inside the caller's transaction. Returns where the bytes belong, for `stageFiles`. */
export function rowsOf({ db, known }: Sides, staged: readonly StagedFile[]): readonly { readonly path: string; readonly source: string }[] {
  return staged.map((file) => {
    const { remote, local, source, size, sides } = file
    if (local !== undefined) {
      const content = findContent(db, local.uuid)
      if (content !== undefined) putContent(db, content, { size, picture: sides, now: remote.changed })
      return { path: local.path, source }
    }
    const path = freePath(db, remote.path)
    const owner = remote.author === null ? undefined : findEntity(db, "user", known.toHere(remote.author), operator)
    const mediaType = mediaTypes[extensionOf(path)] ?? "application/octet-stream"
    addFile(db, {
      uuid: remote.id,
      uri: `public://${path}`,
      mediaType,
      size,
      owner: owner?.id ?? null,
      created: remote.created,
      isInUse: remote.isInUse,
      picture: sides,
    })
    return { path, source }
  })
}

const mostNumbers = 1000

/** The path that the file has there, or one beside it. */
function freePath(db: Database, wanted: string): string {
  const folder = isPictureName(wanted) ? "images" : "attachments"
  const safe = nameProblem(nameOf(wanted), folder) === null ? pathOf(nameOf(wanted)) : `${folder}/${wanted.replaceAll(/[^\w.-]+/g, "-")}`
  const extension = `.${extensionOf(safe)}`
  const stem = safe.slice(0, safe.length - extension.length)
  for (let number = 0; number < mostNumbers; number++) {
    const path = number === 0 ? safe : `${stem}_${number}${extension}`
    if (!isAddressTaken(db, `public://${path}`)) return path
  }
  throw new Error(`There is no free name for ${wanted}.`)
}

/** Addresses and numbers as the transaction has them so far. */
export function placesHere(db: Database): Places {
  const addresses = new Map(
    readEntities(db, "file--file").map(({ uuid, fields }) => [
      uuid,
      fileAddress(typeof fields.uri === "string" ? fields.uri.replace(/^public:\/\//, "") : ""),
    ]),
  )
  return {
    file: (uuid) => {
      const address = addresses.get(uuid)
      return address === undefined ? undefined : { address, entity: null }
    },
    node: (uuid) => findEntity(db, "node", uuid, operator)?.id,
  }
}
