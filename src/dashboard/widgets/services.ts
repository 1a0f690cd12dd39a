/** The controls of a form ask the back end through these services. */
import { createContext, useContext, useState } from "react"
import * as v from "valibot"
import type { ResourceType } from "#contract/fields.ts"
import { mayWrite, type Viewer } from "#contract/permissions.ts"
import { itemApi } from "#dashboard/items/item-api.ts"
import type { ReferenceValue } from "#dashboard/items/values.ts"
import { useAppDispatch, type AppDispatch } from "#dashboard/session/hooks.ts"
import { quietTranslation } from "#dashboard/session/requests/quiet-translation.ts"
import { api, outcomeIn } from "#lib/api.ts"
import type { Outcome } from "#lib/session/problem.ts"

export type EditorServices = {
  readonly search: (type: ResourceType, text: string) => Promise<Outcome<readonly ReferenceValue[]>>
  /** Says whether the user may make an item of this type, such as a new tag. */
  readonly mayCreate: (type: ResourceType) => boolean
  /** Returns the item that has an address of the site, drafts too; null if there is none. */
  readonly ownerOf: (path: string) => Promise<Outcome<AddressOwner | null>>
}

type AddressOwner = { readonly id: string; readonly label: string; readonly isFormer: boolean }

const ServicesContext = createContext<EditorServices | null>(null)

export const EditorServicesProvider = ServicesContext.Provider

export function useEditorServices(): EditorServices {
  const services = useContext(ServicesContext)
  if (services === null) throw new Error("A control of the editor stands outside of its form.")
  return services
}

export function useServices(viewer: Viewer): EditorServices {
  const dispatch = useAppDispatch()
  const [services] = useState(() => servicesOf(dispatch, viewer))
  return services
}

function servicesOf(dispatch: AppDispatch, viewer: Viewer): EditorServices {
  const { searchItems } = itemApi.endpoints
  const { getAddressOwner } = addressApi.endpoints
  const once = { subscribe: false, forceRefetch: true } as const
  return {
    search: async (type, text) => outcomeIn(await dispatch(searchItems.initiate({ type, text }, once))),
    mayCreate: (type) => mayWrite(viewer, "create", { type }),
    ownerOf: async (path) => outcomeIn(await dispatch(getAddressOwner.initiate({ path }, once))),
  }
}

const translation = v.nullable(
  v.object({
    label: v.optional(v.string(), ""),
    entity: v.object({ uuid: v.string() }),
    redirect: v.optional(v.array(v.unknown()), []),
  }),
)

const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the item at an address of the site, in whichever language; null if there is none. */
    getAddressOwner: build.query<AddressOwner | null, { readonly path: string }>({
      query: ({ path }) => quietTranslation(path),
      rawResponseSchema: translation,
      transformResponse: (owner: v.InferOutput<typeof translation>) =>
        owner === null ? null : { id: owner.entity.uuid, label: owner.label, isFormer: owner.redirect.length > 0 },
      // Someone else may take an address at any moment.
      keepUnusedDataFor: 0,
    }),
  }),
})
