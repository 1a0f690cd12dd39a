import { useSession } from "#lib/session/use-session.tsx"

/**
 * Signs out, and goes to the home page; from there it loads anew.
 *
 * By a new document: the guard of a page that is left would lead to the login in the same moment, and nothing private stays in memory.
 */
export function useSignout(): () => Promise<void> {
  const { app } = useSession()
  return async () => {
    await app?.signOut()
    const { location } = window
    if (location.pathname === "/") location.reload()
    else location.assign("/")
  }
}
