import { Refusal } from "#server/http/refusal.ts"

export function invalidFile(reason: string): Refusal {
  return new Refusal(422, `Unprocessable Entity: file validation failed.\n${reason}`)
}
