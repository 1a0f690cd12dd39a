/** What happens to sessions behind their users' backs. */
import type { TestServer } from "#support/server.ts"

/** All access tokens end, as after a save of each account; refresh tokens stay. */
export function endAccess({ db }: TestServer): void {
  db.exec("DELETE FROM access_token")
}

/** All sessions end. */
export function endSessions({ db }: TestServer): void {
  db.exec("DELETE FROM access_token; DELETE FROM refresh_token")
}

/** Refreshes as whoever has a copy of the token would. */
export function refreshWith(server: TestServer, refreshToken = ""): Promise<Response> {
  const body = new URLSearchParams({ grant_type: "refresh_token", client_id: "g30-site", refresh_token: refreshToken })
  return server.fetch("/oauth/token", { method: "POST", body })
}
