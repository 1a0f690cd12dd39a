/** A backup, restore or check failed and changed nothing. The message says why and what to do. */
export class UpkeepError extends Error {
  override name = "UpkeepError"
}
