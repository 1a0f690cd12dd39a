import { useSession } from "#lib/session/use-session.tsx"

/** Signs out by a new document: the old page's guard would redirect to the login, and private data would stay in memory. */
export function useSignout(): () => Promise<void> {
  const { app } = useSession()
  return async () => {
    await app?.signOut()
    const { location } = window
    if (location.pathname === "/") location.reload()
    else location.assign("/")
  }
}
