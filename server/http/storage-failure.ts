/** Tells when it isn't the server that failed but the disk below it, so that the client hears what to do. */
import { Refusal } from "#server/http/refusal.ts"

const nothingStored = "so nothing was stored."
const full = () => new Refusal(507, `The server's disk is full, ${nothingStored} Try again when the operator has made room.`)
const readOnly = () => new Refusal(507, `The server can't write to its disk, ${nothingStored} Try again when the operator has mended it.`)
const failing = () =>
  new Refusal(503, `The server's disk doesn't answer as it should, ${nothingStored} Try again later.`, { headers: { "Retry-After": "30" } })
const busy = () =>
  new Refusal(503, `Another program is writing to the database, ${nothingStored} Try again in a moment.`, {
    headers: { "Retry-After": "5" },
  })

/** SQLite's primary result codes, https://www.sqlite.org/rescode.html. */
const sqlite: Readonly<Record<number, () => Refusal>> = { 5: busy, 6: busy, 8: readOnly, 10: failing, 13: full, 14: failing }

/** SQLITE_IOERR_SHMSIZE: the index of the write-ahead log has no room to grow. */
const indexFull = 4874

const system: Readonly<Record<string, () => Refusal>> = {
  ENOSPC: full,
  EDQUOT: full,
  EROFS: readOnly,
  EACCES: readOnly,
  EPERM: readOnly,
  EIO: failing,
  EMFILE: failing,
  ENFILE: failing,
}

/** The refusal that a failure of the storage amounts to; undefined for any other failure. */
export function storageRefusal(error: unknown): Refusal | undefined {
  if (typeof error !== "object" || error === null) return undefined
  if ("sqliteExtendedCode" in error && error.sqliteExtendedCode === indexFull) return full()
  if ("sqliteCode" in error) return sqlite[Number(error.sqliteCode)]?.()
  return "code" in error ? system[String(error.code)]?.() : undefined
}
