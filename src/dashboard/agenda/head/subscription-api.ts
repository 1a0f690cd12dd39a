import * as v from "valibot"
import { userCalendarPath } from "#contract/paths.ts"
import type { UserCalendar } from "#contract/session.ts"
import { api } from "#dashboard/session/core/api.ts"

const calendar = v.object({ address: v.nullable(v.string()), created: v.nullable(v.string()), fetched: v.nullable(v.string()) })

type SubscriptionChange = { readonly uid: number; readonly change: "make" | "renew" | "stop" }

const tagOf = (uid: number) => ({ type: "Item", id: userCalendarPath(uid) }) as const

const subscriptionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSubscription: build.query<UserCalendar, number>({
      query: (uid) => ({ url: userCalendarPath(uid) }),
      rawResponseSchema: calendar,
      providesTags: (_, __, uid) => [tagOf(uid)],
    }),
    /** The server makes no second address for a user, so "renew" first deletes the old one. */
    changeSubscription: build.mutation<null, SubscriptionChange>({
      queryFn: async ({ uid, change }, _, __, ask) => {
        const methods = { make: ["post"], renew: ["delete", "post"], stop: ["delete"] } as const
        for (const method of methods[change]) {
          const { error } = await ask({ method, url: userCalendarPath(uid) })
          if (error !== undefined) return { error }
        }
        return { data: null }
      },
      // A failure counts too, because the old address may be deleted without a new one.
      invalidatesTags: (_, __, { uid }) => [tagOf(uid)],
    }),
  }),
})

export const { useGetSubscriptionQuery, useChangeSubscriptionMutation } = subscriptionApi
