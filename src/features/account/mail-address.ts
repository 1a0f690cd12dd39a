import * as v from "valibot"
import { mailPattern } from "#contract/fields.ts"

export function mailAddress(missing: string, incomplete: string) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.regex(mailPattern, incomplete))
}
