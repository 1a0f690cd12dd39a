import * as v from "valibot"
import { buildStampPath, type BuildStamp } from "#contract/publishing.ts"
import { api, backEndIn, type BackEnd } from "#lib/api.ts"
import type { Problem } from "#lib/session/problem.ts"
import { atMost } from "./at-most.ts"
import { servedOf, type Served } from "./served.ts"

/** A browser has six connections to a host, as long as it speaks HTTP/1.1. */
const inTurn = atMost(6)

/** Seconds. The site changes with a build alone, and each build has its own entries. */
const kept = 3600

/** Seconds. The rows of a list come together, and need only one answer. */
export const freshFor = 5

const buildStamp = v.object({
  id: v.string(),
  built: v.string(),
  content: v.nullable(v.string()),
  seconds: v.number(),
  counts: v.record(v.string(), v.number()),
  items: v.exactOptional(v.record(v.string(), v.array(v.number()))),
})

export const stampsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The build that visitors are served; null where the site has no stamp. */
    getBuildStamp: build.query<BuildStamp | null, undefined>({
      queryFn: (_, { extra }) => read(backEndIn(extra), buildStampPath, (answer) => (v.is(buildStamp, answer) ? answer : null)),
      keepUnusedDataFor: kept,
    }),
    /** What visitors are served of an item, which is the same as long as the build is. */
    getServed: build.query<Served, { readonly path: string; readonly build: string }>({
      queryFn: ({ path }, { extra }) => inTurn(() => read(backEndIn(extra), path, servedOf)),
      keepUnusedDataFor: kept,
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
