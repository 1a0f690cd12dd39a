import { useGuard } from "./use-guard.ts"

const isUserPath = (path: string) => /^\/user(\/|$)/.test(path)

/** Guards the addresses below /user/. The dashboard guards its screens itself. */
export function GuardUserPaths() {
  useGuard(isUserPath)
  return null
}
