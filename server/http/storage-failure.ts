import { errorCode } from "#server/disk/files.ts"
import { Refusal } from "./refusal.ts"

const full = () => new Refusal(507, "The server's disk is full, so nothing was stored. Try again when the operator has made room.")
const readOnly = () =>
  new Refusal(507, "The server can't write to its disk, so nothing was stored. Try again when the operator has fixed it.")
const failing = () => unavailable("The server's disk doesn't answer as it should, so nothing was stored. Try again later.", "30")
const busy = () => unavailable("Another program is writing to the database, so nothing was stored. Try again in a moment.", "5")

function unavailable(detail: string, seconds: string): Refusal {
  return new Refusal(503, detail, { headers: { "Retry-After": seconds } })
}

/** SQLite's primary result codes, https://www.sqlite.org/rescode.html. */
const sqlite: Readonly<Record<number, () => Refusal>> = { 5: busy, 6: busy, 8: readOnly, 10: failing, 13: full, 14: failing }

/** SQLITE_IOERR_SHMSIZE: the index of the write-ahead log has no room to grow. */
const indexFull = 4874

const system: Readonly<Record<string, () => Refusal>> = {
  ...{ ENOSPC: full, EDQUOT: full },
  ...{ EROFS: readOnly, EACCES: readOnly, EPERM: readOnly },
  ...{ EIO: failing, EMFILE: failing, ENFILE: failing },
}

/** The refusal for a failure of the disk or the database file; undefined for any other failure. */
export function storageRefusal(error: unknown): Refusal | undefined {
  if (typeof error !== "object" || error === null) return undefined
  if ("sqliteExtendedCode" in error && error.sqliteExtendedCode === indexFull) return full()
  if ("sqliteCode" in error) return sqlite[Number(error.sqliteCode)]?.()
  return system[errorCode(error)]?.()
}
