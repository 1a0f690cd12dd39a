/** Something about the content's keeping can't be done; the message says why and what to do. Nothing has been changed. */
export class UpkeepError extends Error {
  override name = "UpkeepError"
}
