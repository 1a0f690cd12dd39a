import { Refusal } from "#server/http/refusal.ts"

/** The refusal of a file that doesn't fit its field, in Drupal's frame of words. */
export function invalidFile(reason: string): Refusal {
  return new Refusal(422, `Unprocessable Entity: file validation failed.\n${reason}`)
}
