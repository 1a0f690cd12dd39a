import { Refusal } from "#server/http/refusal.ts"

/** The refusal of a file that its field doesn't allow, in Drupal's words. */
export function invalidFile(reason: string): Refusal {
  return new Refusal(422, `Unprocessable Entity: file validation failed.\n${reason}`)
}
