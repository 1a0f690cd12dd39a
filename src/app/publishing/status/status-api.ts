import {
  buildPath,
  confirmEmptyPath,
  publishingStatusPath,
  rebuildPath,
  type PublishingStatus,
  buildStates,
  buildSteps,
  problemCodes,
  warningKinds,
} from "#contract/publishing.ts"
import { api, backEndIn, unexpected } from "#lib/api.ts"
import * as v from "valibot"
import { resourceTypes } from "#contract/content.ts"

export type Command = { readonly kind: "rebuild" | "confirm-empty" } | { readonly kind: "cancel" | "restore"; readonly id: number }

export const statusApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null of a Drupal, and of a server that builds nothing. */
    getStatus: build.query<PublishingStatus | null, undefined>({
      queryFn: async (_, { extra }, __, ask) => {
        if (!backEndIn(extra).has("publishing")) return { data: null }
        const { data, error } = await ask({ url: publishingStatusPath })
        if (error !== undefined) return error.kind === "not-found" ? { data: null } : { error }
        return isStatus(data) ? { data } : { error: unexpected }
      },
    }),
    getLog: build.query<string, number>({
      query: (id) => ({ url: buildPath(id, "log"), responseType: "text" }),
      transformResponse: (text: unknown) => (typeof text === "string" ? text : ""),
      keepUnusedDataFor: 0,
    }),
    /** Answers with the status after it, if the back end says it. */
    order: build.mutation<PublishingStatus | null, Command>({
      query: (command) => ({ method: "POST", url: addressOf(command) }),
      transformResponse: (answer: unknown) => (isStatus(answer) ? answer : null),
    }),
  }),
})

export const { useGetStatusQuery, useGetLogQuery, useOrderMutation } = statusApi

function addressOf(command: Command): string {
  switch (command.kind) {
    case "rebuild":
      return rebuildPath
    case "confirm-empty":
      return confirmEmptyPath
    case "cancel":
    case "restore":
      return buildPath(command.id, command.kind)
  }
}

const item = v.object({ type: v.picklist(resourceTypes), number: v.number(), title: v.string() })

const build = v.object({
  id: v.number(),
  state: v.picklist(buildStates),
  reason: v.picklist(["change", "rebuild", "webhook", "start", "restore", "night"]),
  asked: v.string(),
  started: v.nullable(v.string()),
  ended: v.nullable(v.string()),
  by: v.array(v.string()),
  changes: v.array(v.object({ ...item.entries, change: v.picklist(["published", "changed", "withdrawn"]) })),
  changeCount: v.number(),
  how: v.nullable(v.picklist(["incremental", "full"])),
  why: v.nullable(v.string()),
  steps: v.array(
    v.object({
      name: v.picklist(buildSteps),
      ended: v.nullable(v.string()),
      done: v.nullable(v.number()),
      total: v.nullable(v.number()),
    }),
  ),
  problem: v.nullable(
    v.object({
      message: v.string(),
      code: v.optional(v.picklist(problemCodes)),
      item: v.nullable(item),
      asks: v.nullable(v.literal("confirm-empty")),
    }),
  ),
  canRestore: v.boolean(),
})

const status = v.object({
  builtBy: v.picklist(["here", "host"]),
  now: v.nullable(build),
  starts: v.nullable(v.string()),
  usualSeconds: v.nullable(v.number()),
  builds: v.array(build),
  warnings: v.array(v.object({ kind: v.picklist(warningKinds), item: v.nullable(item), what: v.string(), todo: v.string() })),
})

export function isStatus(answer: unknown): answer is PublishingStatus {
  return v.is(status, answer)
}

/** The status in the data of an event; null if it is none. */
export function statusIn(json: string): PublishingStatus | null {
  try {
    const answer: unknown = JSON.parse(json)
    return isStatus(answer) ? answer : null
  } catch {
    // Cut off, or not ours.
    return null
  }
}

/** How long a build usually takes; null if nobody knows. */
export function useUsualSeconds(): number | null {
  return statusApi.endpoints.getStatus.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ usual: data?.usualSeconds ?? null }),
  }).usual
}
