import * as v from "valibot"
import { buildStampPath, type BuildStamp, editDataPath, editDataSegments, isInRuns } from "#contract/publishing.ts"
import { api, backEndIn, type BackEnd } from "#dashboard/session/core/api.ts"
import type { Problem } from "#lib/session/problem.ts"
import type { Langcode } from "#contract/fields.ts"
import { redirectType, type ListedType } from "#contract/redirect.ts"

/** Seconds. Only a build changes the site, and each build has its own entries. */
const cacheSeconds = 3600

/** Seconds that an answer counts: the rows of a list ask together, and need only one answer. */
export const freshFor = 5

const buildStamp = v.object({
  id: v.string(),
  built: v.string(),
  items: v.record(v.string(), v.array(v.number())),
})

export const stampsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBuildStamp: build.query<BuildStamp | null, undefined>({
      queryFn: (_, { extra }) => read(backEndIn(extra), buildStampPath, (answer) => (v.is(buildStamp, answer) ? answer : null)),
      keepUnusedDataFor: cacheSeconds,
    }),
    /** The answer changes with the build only. */
    getServed: build.query<ServedItem, { readonly path: string; readonly build: string }>({
      queryFn: ({ path }, { extra }) => read(backEndIn(extra), path, servedOf),
      keepUnusedDataFor: cacheSeconds,
    }),
  }),
})

export const { useGetBuildStampQuery, useGetServedQuery } = stampsApi

/** `parse` gets null for a 404. */
async function read<T>(
  { site, explain }: BackEnd,
  path: string,
  parse: (answer: unknown) => T,
): Promise<{ readonly data: T } | { readonly error: Problem }> {
  try {
    return { data: parse((await site.get<unknown>(path)).data) }
  } catch (error) {
    const problem = explain(error)
    return problem.kind === "not-found" ? { data: parse(null) } : { error: problem }
  }
}

/** `unknown` means that nobody has asked, or that the site does not say. */
export type ServedItem =
  | { readonly kind: "unknown" }
  | { readonly kind: "absent" }
  /** Visitors see the revision `vid`, and can read it in `languages`. */
  | { readonly kind: "shown"; readonly vid: number; readonly changed: string; readonly languages?: readonly string[] }

export const unknownServed: ServedItem = { kind: "unknown" }
export const absent: ServedItem = { kind: "absent" }

const segments: Readonly<Partial<Record<ListedType, string>>> = editDataSegments

/** Returns null if the kind has no edit.json. */
export function editStampPath({ type, number }: { readonly type: ListedType; readonly number: number | null }): string | null {
  const segment = segments[type]
  return segment === undefined || number === null ? null : editDataPath(segment, number)
}

/** A request for a missing edit.json would leave an error in the browser's console, so only existing ones are read. */
export function mayBeIn({ items }: BuildStamp, { type, number }: { readonly type: ListedType; readonly number: number | null }): boolean {
  return number !== null && type !== redirectType && isInRuns(items[type] ?? [], number)
}

const editStamp = v.object({ changed: v.string(), vid: v.number(), languages: v.exactOptional(v.array(v.string())) })

/** Null means a 404. */
export function servedOf(answer: unknown): ServedItem {
  if (answer === null) return absent
  const parsed = v.safeParse(editStamp, answer)
  // Some hosts answer the address of a missing file with a page and 200.
  return parsed.success ? { kind: "shown", ...parsed.output } : unknownServed
}

/** Builds of sites in one language name no languages. */
export function servedIn(language: Langcode | null, served: ServedItem): ServedItem {
  const isLeftOut = served.kind === "shown" && language !== null && served.languages?.includes(language) === false
  return isLeftOut ? absent : served
}
