import { useState } from "react"
import { useAppDispatch, type AppDispatch } from "#app/session/hooks.ts"
import { mayWrite, type Viewer } from "#contract/permissions.ts"
import { itemApi } from "#app/resources/item-api.ts"
import { outcomeIn } from "#lib/api.ts"
import { addressApi } from "./address-api.ts"
import type { EditorServices } from "./services.ts"

/** The calls of the controls, through the store's API. */
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
