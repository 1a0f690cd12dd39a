import { buildPath, confirmEmptyPath, publishingStatusPath, rebuildPath, type PublishingStatus } from "#contract/publishing.ts"
import { askFeature } from "#app/session/requests/features.ts"
import { api } from "#lib/api.ts"
import type { Problem } from "#lib/session/problem.ts"
import { isStatus } from "./status.ts"

export type Command = { readonly kind: "rebuild" | "confirm-empty" } | { readonly kind: "cancel" | "restore"; readonly id: number }

const unexpected: Problem = { kind: "broken", message: null, status: 200 }

export const statusApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null where the back end has no publishing, such as a Drupal. */
    getStatus: build.query<PublishingStatus | null, undefined>({
      queryFn: async (_, __, ___, ask) => {
        const answer = await askFeature("publishing", { ask: () => ask({ url: publishingStatusPath }) })
        if (answer === null) return { data: null }
        if ("error" in answer) return answer
        return isStatus(answer.data) ? { data: answer.data } : { error: unexpected }
      },
    }),
    getLog: build.query<string, number>({
      query: (id) => ({ url: buildPath(id, "log"), responseType: "text" }),
      transformResponse: (text: unknown) => (typeof text === "string" ? text : ""),
      keepUnusedDataFor: 0,
    }),
    /** Answers with the status after it, where the back end tells it. */
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
