import * as v from "valibot"
import { userCalendarPath } from "#contract/paths.ts"
import type { UserCalendar } from "#contract/session.ts"
import { api, unexpected } from "#lib/api.ts"
import type { Problem } from "#lib/session/problem.ts"

const calendar = v.object({ address: v.nullable(v.string()), created: v.nullable(v.string()), fetched: v.nullable(v.string()) })

const none: UserCalendar = { address: null, created: null, fetched: null }

type Wanted = { readonly uid: number; readonly change: "make" | "renew" | "stop" }

export const subscriptionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSubscription: build.query<UserCalendar, number>({
      query: (uid) => ({ url: userCalendarPath(uid) }),
      rawResponseSchema: calendar,
    }),
    /** The server keeps an address that there is, so a new one begins with the end of the old one. */
    changeSubscription: build.mutation<UserCalendar, Wanted>({
      queryFn: async ({ uid, change }, _, __, ask) => {
        const url = userCalendarPath(uid)
        if (change !== "make") {
          const { error } = await ask({ method: "delete", url })
          if (error !== undefined) return { error }
        }
        if (change === "stop") return { data: none }
        const { data, error } = await ask({ method: "post", url })
        if (error !== undefined) return { error }
        return calendarIn(data)
      },
      onQueryStarted: async ({ uid }, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled
          dispatch(subscriptionApi.util.updateQueryData("getSubscription", uid, () => data))
        } catch {
          // The address may have ended, though no new one came.
          void dispatch(subscriptionApi.endpoints.getSubscription.initiate(uid, { forceRefetch: true, subscribe: false }))
        }
      },
    }),
  }),
})

function calendarIn(answer: unknown): { readonly data: UserCalendar } | { readonly error: Problem } {
  const parsed = v.safeParse(calendar, answer)
  return parsed.success ? { data: parsed.output } : { error: unexpected }
}

export const { useGetSubscriptionQuery, useChangeSubscriptionMutation } = subscriptionApi
