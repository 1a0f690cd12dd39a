/** Ends sessions on the server, without their browsers. */
import type { TestServer } from "#support/server.ts"

/** Ends all access tokens, as a save of each account does; refresh tokens stay. */
export function endAccess({ db }: TestServer): void {
  db.exec("DELETE FROM access_token")
}

export function endSessions({ db }: TestServer): void {
  db.exec("DELETE FROM access_token; DELETE FROM refresh_token")
}

/** Refreshes with a copy of a token. */
export function refreshWith(server: TestServer, refreshToken = ""): Promise<Response> {
  const body = new URLSearchParams({ grant_type: "refresh_token", client_id: "g30-site", refresh_token: refreshToken })
  return server.fetch("/oauth/token", { method: "POST", body })
}
