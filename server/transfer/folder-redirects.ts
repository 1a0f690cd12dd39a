/** `content/redirects.json` has only redirects that admins made. Items have their former addresses. */
import { isDeepStrictEqual } from "node:util"
import * as v from "valibot"
import type { Json } from "#contract/jsonapi.ts"
import { anyLanguage, redirectStatuses } from "#contract/redirect.ts"
import { fromSeconds, toSeconds } from "#contract/agenda/brussels.ts"
import { isLangcode } from "#server/content/entities/entity.ts"
import { InvalidContent } from "#server/content/errors.ts"
import { createRedirect, updateRedirect, type RedirectValues } from "#server/content/redirects/change-redirect.ts"
import { findRedirect } from "#server/content/redirects/find-redirect.ts"
import { operator } from "#server/content/caller.ts"
import type { Database } from "#server/database/open.ts"
import { instantSchema } from "./format/entity-keys.ts"
import { Problems, type SourceFile } from "./transfer-problems.ts"

export const redirectsFile = "redirects.json"

const redirectSchema = v.strictObject({
  uuid: v.pipe(v.string(), v.uuid("is no UUID")),
  from: v.pipe(v.string(), v.regex(/^\/[^?#]*$/, "is no address: write it as /post/ten-points")),
  to: v.string(),
  status: v.optional(v.picklist(redirectStatuses), 301),
  langcode: v.optional(
    v.pipe(
      v.string(),
      v.check((code) => code === anyLanguage || isLangcode(code), "is no language of the site"),
    ),
    anyLanguage,
  ),
  created: v.pipe(
    instantSchema,
    v.transform((text) => toSeconds(text) ?? 0),
  ),
})

export type RedirectFile = SourceFile & { readonly items: readonly unknown[] }
export type PlannedRedirect = { readonly values: RedirectValues; readonly file: SourceFile; readonly index: number }

export function planRedirects(file: RedirectFile | undefined, problems: Problems): readonly PlannedRedirect[] {
  return (file?.items ?? []).flatMap((item, index) => {
    if (file === undefined) return []
    const parsed = problems.parse(redirectSchema, item, { file, index })
    if (parsed === undefined) return []
    const { from, to, ...values } = parsed.value
    return [{ values: { ...values, path: from, uri: to }, file, index }]
  })
}

/** Runs in the caller's transaction, after the items that redirects lead to. @throws ImportError */
export function putRedirects(db: Database, planned: readonly PlannedRedirect[]): void {
  const problems = new Problems()
  for (const { values, file, index } of planned) {
    try {
      putRedirect(db, values)
    } catch (error) {
      if (!(error instanceof InvalidContent)) throw error
      problems.add(file, [index], `[${index}]`, error.message)
    }
  }
  problems.throwIfAny()
}

function putRedirect(db: Database, values: RedirectValues): void {
  const redirect = findRedirect(db, operator, values.uuid)
  if (redirect === undefined) createRedirect(db, values)
  else {
    const { id, isMade, version, ...stored } = redirect
    // An import that changes nothing doesn't count as a change of the content.
    if (!isDeepStrictEqual(stored, values)) updateRedirect(db, values)
  }
}

export function writtenRedirect({ uuid, path, uri, status, langcode, created }: RedirectValues): Json {
  return { uuid, from: path, to: uri, status, langcode, created: fromSeconds(created) }
}
