/** Who asks: sign-in by OAuth, passwords, profile, lost passwords. contract.md, Sign-in. */
import { Hono } from "hono"
import { anonymous } from "#contract/permissions.ts"
import type { Caller, Credentials } from "#server/content/credentials.ts"
import { Refusal } from "#server/content/refusal.ts"
import type { Database } from "#server/database/open.ts"

export type SessionSource = {
  readonly db: Database
  readonly now: () => Date
  readonly log: (entry: { readonly level: "info" | "error"; readonly event: string }) => void
  /** The public origin, where the operator named one. */
  readonly origin?: string | undefined
}

/** What the operator may set; helper A extends it. */
export type SessionOptions = Readonly<Record<string, never>>

export type Session = {
  readonly routes: Hono
  /** @throws Refusal 401 where there is a bearer token and it isn't good */
  readonly authenticate: (request: Request) => Caller
  readonly credentials: Credentials
}

/** Makes what answers below /oauth and /user, and tells who sent a request. */
export function makeSession({ log }: SessionSource, options: SessionOptions): Session {
  log({ level: "info", event: "session made", ...options })
  return { routes: new Hono(), authenticate: nobodySignsIn, credentials: noCredentials }
}

const noCredentials: Credentials = {
  verify: () => Promise.resolve(false),
  complaint: () => null,
  hash: (password) => Promise.resolve(password),
  set: () => undefined,
  userSaved: () => undefined,
}

function nobodySignsIn(request: Request): Caller {
  if (!/^bearer\b/i.test(request.headers.get("authorization") ?? "")) return anonymous
  throw new Refusal(401, "The access token could not be verified. Sign in again, or ask without a token for what is public.", {
    headers: { "WWW-Authenticate": 'Bearer realm="OAuth", error="invalid_token", error_description="Access token could not be verified"' },
  })
}
