import * as v from "valibot"
import { resourceTypes } from "#contract/content.ts"
import {
  buildReasons,
  buildStates,
  buildSteps,
  faultCodes,
  problemCodes,
  publishingStatusPath,
  type PublishingStatus,
} from "#contract/publishing.ts"
import { api, backEndIn, unexpected } from "#dashboard/session/core/api.ts"

const time = v.nullable(v.string())
const count = v.nullable(v.number())
const item = v.object({ type: v.picklist(resourceTypes), number: v.number(), title: v.string() })

const build = v.object({
  id: v.number(),
  state: v.picklist(buildStates),
  reason: v.picklist(buildReasons),
  asked: v.string(),
  started: time,
  ended: time,
  by: v.array(v.string()),
  changes: v.array(item),
  changeCount: v.number(),
  how: v.nullable(v.picklist(["incremental", "full"])),
  why: v.nullable(v.string()),
  steps: v.array(v.object({ name: v.picklist(buildSteps), ended: time, done: count, total: count })),
  problem: v.nullable(
    v.object({
      message: v.string(),
      code: v.optional(v.picklist(problemCodes)),
      item: v.nullable(item),
      asks: v.nullable(v.literal("confirm-empty")),
    }),
  ),
})

const coded = v.object({ code: v.picklist(faultCodes), values: v.record(v.string(), v.string()) })

const status = v.object({
  builtBy: v.picklist(["here", "host"]),
  now: v.nullable(build),
  starts: time,
  usualSeconds: count,
  builds: v.array(build),
  warnings: v.array(v.object({ item: v.nullable(item), what: v.string(), todo: v.string(), coded: v.optional(coded) })),
})

export const statusApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Is null from a Drupal, and from a server that builds nothing. */
    getStatus: build.query<PublishingStatus | null, undefined>({
      queryFn: async (_, { extra }, __, ask) => {
        if (!backEndIn(extra).has("publishing")) return { data: null }
        const { data: answer, error } = await ask({ url: publishingStatusPath })
        if (error !== undefined) return error.kind === "not-found" ? { data: null } : { error }
        const parsed = v.safeParse(status, answer)
        return parsed.success ? { data: parsed.output } : { error: unexpected }
      },
    }),
    /** The status in the answer shows at once. */
    order: build.mutation<PublishingStatus, string>({
      query: (url) => ({ method: "POST", url }),
      rawResponseSchema: status,
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(statusApi.util.upsertQueryData("getStatus", undefined, data)),
          () => undefined,
        ),
    }),
  }),
})

export const { useGetStatusQuery, useOrderMutation } = statusApi

export function useUsualSeconds(): number | null {
  return statusApi.endpoints.getStatus.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ usual: data?.usualSeconds ?? null }),
  }).usual
}
