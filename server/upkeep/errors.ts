/** A backup, restore or check failed and changed nothing. The message holds the reason and the advice. */
export class UpkeepError extends Error {
  override name = "UpkeepError"
}
