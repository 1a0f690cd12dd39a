/** What a request carries, and what becomes of a 401 and a 403. Specification, 8; product.md, 'A 403 …' and 'Tokens'. */
import type { Led, Reason } from "#lib/reason.ts"
import type { Refused } from "#lib/session.tsx"
import type { Tokens } from "#app/tokens/auth-slice.ts"
import type { Core } from "#app/session/core.ts"
import { refuseUnsent, type Guard, type Recovery } from "./http.ts"
import type { Refresh } from "#app/tokens/refresh.ts"
import type { SessionView } from "#app/session/session-view.ts"

type Parts = { readonly refresh: Refresh; readonly view: SessionView; readonly onRefused: (refused: Refused) => void }

export function makeGuard(core: Core, { refresh, view, onRefused }: Parts): Guard {
  const { held, tokens, expiry, ready } = core

  const afterEnd = async (carried: Tokens | null): Promise<Recovery> => {
    const wanted = held.wanted()
    if (carried === null || wanted === null || String(wanted.uid) !== carried.uid) return { kind: "refused" }
    const login = await held.login()
    return login === null ? { kind: "refused" } : { kind: "again", tokens: login }
  }
  return {
    bearer: async () => {
      await ready
      if (tokens() === null && held.wanted() !== null) return (await held.login()) ?? refuseUnsent()
      const mine = tokens()
      if (mine !== null && expiry.dueIn() <= 0) await refresh(mine.token)
      return tokens()
    },
    recover: async (carried) => {
      const before = tokens()
      if (carried !== null && before?.token === carried.token && (await refresh(carried.token)) === "offline") return { kind: "offline" }
      const mine = tokens()
      if (mine === null) return afterEnd(carried)
      // What one user sent isn't sent again as another.
      return carried !== null && mine.token !== carried.token && mine.uid === carried.uid
        ? { kind: "again", tokens: mine }
        : { kind: "refused" }
    },
    onRefusedAgain: (carried) => {
      if (tokens()?.token !== carried.token) return
      const wasSignedIn = view.session().kind === "signed-in"
      core.lose("refused")
      // Where text is held the login is asked for in place.
      if (wasSignedIn && held.wanted() === null) onRefused({ why: "ended" })
    },
    onForbidden: (method, message) => {
      const session = view.session()
      // While the profile is still to come, who asked for it explains it.
      if (session.kind === "unknown") return
      const led: Led = { reason: refusedBy(method), ...(message !== null && { message }) }
      onRefused({ why: "forbidden", led, isTextHeld: session.kind === "signed-in" && held.isHeld(session.profile.uid) })
    },
    onPending: view.setPending,
  }
}

function refusedBy(method: string): Reason {
  if (method === "delete") return "refused-delete"
  return method === "get" || method === "head" ? "refused-read" : "refused-save"
}
