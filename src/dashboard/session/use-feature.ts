import type { Feature } from "#contract/features.ts"
import { useAppSelector } from "./hooks.ts"
import { selectProfile } from "./slices/user-slice.ts"

/** Tells whether the back end offers a feature that not every back end has. */
export function useFeature(feature: Feature): boolean {
  return useAppSelector((state) => selectProfile(state)?.features?.includes(feature) ?? false)
}
