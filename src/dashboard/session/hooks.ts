import { useDispatch, useSelector } from "react-redux"
import type { RootState, Store } from "./core/store.ts"
import type { BackEndFeature } from "#contract/back-end-features.ts"
import { selectProfile } from "./slices/user-slice.ts"

export type AppDispatch = Store["dispatch"]

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()

export function useBackEndFeature(feature: BackEndFeature): boolean {
  return useAppSelector((state) => selectProfile(state)?.features?.includes(feature) ?? false)
}
