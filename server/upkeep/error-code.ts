/** The code that Node gives a failure of the disk, `ENOSPC`, or an empty text. */
export function errorCode(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : ""
}
