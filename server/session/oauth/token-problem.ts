import type { TokenError } from "#contract/session.ts"

type Status = 400 | 401 | 403

/** The words are those of Drupal's OAuth server. */
export class TokenProblem extends Error {
  override name = "TokenProblem"
  readonly status: Status
  readonly body: TokenError
  readonly headers: Readonly<Record<string, string>>

  constructor(status: Status, body: TokenError, headers: Readonly<Record<string, string>> = {}) {
    super(body.error)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export function wrongParameter(name: string): TokenProblem {
  return new TokenProblem(400, {
    error: "invalid_request",
    error_description:
      "The request is missing a required parameter, includes an invalid parameter value, includes a parameter more than once, or is otherwise malformed.",
    hint: `Check the \`${name}\` parameter`,
  })
}

export function unknownGrant(): TokenProblem {
  return new TokenProblem(400, {
    error: "unsupported_grant_type",
    error_description: "The authorization grant type is not supported by the authorization server.",
    hint: "Check that all required parameters have been provided",
  })
}

export function wrongClient(saidByHeader: boolean): TokenProblem {
  const headers = saidByHeader ? { "WWW-Authenticate": 'Basic realm="OAuth"' } : {}
  return new TokenProblem(401, { error: "invalid_client", error_description: "Client authentication failed" }, headers)
}

export function unknownScope(name: string): TokenProblem {
  return new TokenProblem(400, {
    error: "invalid_scope",
    error_description: "The requested scope is invalid, unknown, or malformed",
    hint: `Check the \`${name}\` scope`,
  })
}

/** The name or the password is wrong, or the account is blocked: the answer doesn't say which. */
export function wrongCredentials(): TokenProblem {
  return new TokenProblem(400, { error: "invalid_grant", error_description: "The user credentials were incorrect." })
}

export function wrongRefreshToken(hint: string): TokenProblem {
  return new TokenProblem(400, { error: "invalid_grant", error_description: "The refresh token is invalid.", hint })
}

/** Seconds. */
export function flooded(what: "user" | "ip", wait: number): TokenProblem {
  const error_description =
    what === "user"
      ? "There has been more than one failed login attempt for this account. It is temporarily blocked. Try again later."
      : "Too many failed login attempts from your IP address. This IP address is temporarily blocked. Try again later."
  return new TokenProblem(403, { error: `flood_${what}_blocked`, error_description }, { "Retry-After": String(wait) })
}
