import { useDispatch, useSelector } from "react-redux"
import type { RootState, Store } from "./core/store.ts"
import type { Feature } from "#contract/features.ts"
import { selectProfile } from "./slices/user-slice.ts"

export type AppDispatch = Store["dispatch"]

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()

export function useFeature(feature: Feature): boolean {
  return useAppSelector((state) => selectProfile(state)?.features?.includes(feature) ?? false)
}
