/** A backup, restore or check can't be done; the message says why and what to do. Nothing has been changed. */
export class UpkeepError extends Error {
  override name = "UpkeepError"
}

/** Node's code of an error, such as `ENOSPC`; an empty text where it has none. */
export function errorCode(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : ""
}
