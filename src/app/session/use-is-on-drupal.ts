import { useAppSelector } from "./hooks.ts"
import { selectProfile } from "./slices/user-slice.ts"

/** Whether the back end is a Drupal: its profiles have no `field_mail_changes` (docs/drupal-contract.md). */
export function useIsOnDrupal(): boolean {
  return useAppSelector((state) => selectProfile(state)?.wantsMails === null)
}
