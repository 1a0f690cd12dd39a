import { Refusal } from "#server/http/refusal.ts"

/** Drupal's refusal of a file that its field doesn't allow. */
export function invalidFile(reason: string): Refusal {
  return new Refusal(422, `Unprocessable Entity: file validation failed.\n${reason}`)
}
