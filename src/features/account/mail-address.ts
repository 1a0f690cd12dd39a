import * as v from "valibot"

/** A mail address as browsers' own check has it, letters of any language allowed; whether there is such a mailbox only a mail tells. */
export function mailAddress(missing: string, incomplete: string) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.regex(/^[^\s@]+@[^\s@]+$/, incomplete))
}
