import * as v from "valibot"
import type { ResourceType } from "#contract/fields.ts"
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath, individualPath, invitationPath } from "#contract/paths.ts"
import type { Invitation, InvitationWay } from "#contract/session.ts"
import { listDocument, oneDocument, type ListDocument, type OneDocument } from "#dashboard/items/document.ts"
import { useAppSelector, useBackEndFeature } from "#dashboard/session/hooks.ts"
import { selectProfile } from "#dashboard/session/slices/user-slice.ts"
import type { Item } from "#dashboard/items/item.ts"
import { api, outcomeOf } from "#dashboard/session/core/api.ts"
import type { Outcome } from "#lib/session/problem.ts"

export type AccountState = {
  /** RFC 3339; null if the user never signed in. */
  readonly lastSignIn: string | null
  /** Is null if the back end does not send it. */
  readonly hasPassword: boolean | null
  /** RFC 3339, also a past time; null without an invitation to the present address. */
  readonly invitedUntil: string | null
}

const type: ResourceType = "user--user"

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccountState: build.query<AccountState, { readonly id: string }>({
      query: ({ id }) => ({
        url: individualPath(type, id),
        headers: { Accept: mediaType },
        params: { [`fields[${type}]`]: "name,login,access" },
      }),
      rawResponseSchema: oneDocument,
      transformResponse: ({ data: { attributes, meta } }: OneDocument) => ({
        // Drupal keeps no `login` of a sign-in by OAuth, but the time of the last request.
        lastSignIn: timeIn(attributes.login) ?? timeIn(attributes.access),
        hasPassword: typeof meta.has_password === "boolean" ? meta.has_password : null,
        invitedUntil: timeIn(meta.invited_until),
      }),
      providesTags: (_, __, { id }) => [{ type: "Item", id }],
      keepUnusedDataFor: 0,
    }),
    /** Reads the ids of active administrators, two at most. */
    getAdministrators: build.query<readonly string[], null>({
      query: () => ({
        url: collectionPath(type),
        headers: { Accept: mediaType },
        params: {
          "filter[status]": 1,
          "filter[roles.meta.drupal_internal__target_id]": "administrator",
          [`fields[${type}]`]: "name",
          "page[limit]": 2,
        },
      }),
      rawResponseSchema: listDocument,
      transformResponse: ({ data }: ListDocument) => data.map(({ id }) => id),
      providesTags: [{ type: "List", id: type }],
      keepUnusedDataFor: 0,
    }),
    getInvitationWay: build.query<InvitationWay, { readonly number: number }>({
      query: ({ number }) => ({ url: invitationPath(number) }),
      rawResponseSchema: v.object({ isMailed: v.boolean() }),
    }),
    /** Returns the link of the invitation if the server has no mail server. */
    sendInvitation: build.mutation<string | null, Pick<Item, "id"> & { readonly number: number }>({
      query: ({ number }) => ({ method: "post", url: invitationPath(number) }),
      rawResponseSchema: v.object({ message: v.string(), link: v.optional(v.string()) }),
      transformResponse: ({ link }: Invitation) => link ?? null,
      invalidatesTags: (_, problem, { id }) => (problem === undefined ? [{ type: "Item", id }] : []),
    }),
  }),
})

export const { useGetAccountStateQuery, useGetInvitationWayQuery, useSendInvitationMutation, useGetAdministratorsQuery } = accountApi

/** Drupal sends 1970 for users who never signed in. */
function timeIn(value: unknown): string | null {
  return typeof value === "string" && Date.parse(value) > 0 ? value : null
}

export function useAccount({ id, number }: Item): Outcome<AccountState> | null {
  return outcomeOf(useGetAccountStateQuery({ id }, { skip: number === null }))
}

/** `way` is null while it loads, and if it has failed. A Drupal doesn't invite at all. */
export function useInvitationWay() {
  const invites = useBackEndFeature("invitations")
  const profile = useAppSelector(selectProfile)
  const { data, isError, refetch } = useGetInvitationWayQuery({ number: Number(profile?.uid) }, { skip: !invites || profile === null })
  if (!invites) return { way: "none", isError, refetch } as const
  return { way: data === undefined ? null : data.isMailed ? "mail" : "link", isError, refetch } as const
}

/** Tells whether the account is known to be the last active administrator. The server decides. */
export function useIsLastAdministrator({ id, number, isPublished, values: { roles } }: Item): boolean {
  const isAdministrator = Array.isArray(roles) && roles.some((role) => role === "administrator")
  const { data } = useGetAdministratorsQuery(null, { skip: number === null || !isPublished || !isAdministrator })
  return data?.length === 1 && data[0] === id
}
