import { isNativeError } from "node:util/types"
import { Refusal } from "#server/content/refusal.ts"

const full = "The server's disk is full, so nothing was stored. Try again when the operator has made room."
const readOnly = "The server can't write to its disk, so nothing was stored. Try again when the operator has mended it."

/** What a failure to write means for the client: a Refusal 507 where the disk is full or can't be written, else the failure itself. */
export function storageFailure(error: unknown): unknown {
  if (!isNativeError(error)) return error
  const code = "code" in error ? String(error.code) : ""
  if (["ENOSPC", "EDQUOT"].includes(code) || /database or disk is full/.test(error.message)) return new Refusal(507, full)
  if (["EROFS", "EACCES", "EPERM"].includes(code) || /readonly database/.test(error.message)) return new Refusal(507, readOnly)
  return error
}
