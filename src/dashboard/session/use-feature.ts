import type { Feature } from "#contract/features.ts"
import { useAppSelector } from "./hooks.ts"
import { selectProfile } from "./slices/user-slice.ts"

/** Whether the back end offers something that not each one does. */
export function useFeature(feature: Feature): boolean {
  return useAppSelector((state) => selectProfile(state)?.features?.includes(feature) ?? false)
}
