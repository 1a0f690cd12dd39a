/** A Drupal that answers as recorded. */
import "./web.ts"
import { exchanges, type Said } from "../../contract/exchange.ts"
import type { Network, SentRequest } from "./adapter.ts"

export const cms = "https://cms.example"

const recordings = new Map(
  (["read", "session", "users", "write", "upload"] as const).flatMap(exchanges).map(({ name, response }) => [name, response]),
)

// The bodies of pages were left out of the recordings.
const page = '<!DOCTYPE html>\n<html lang="en" dir="ltr"><head><title>401</title></head><body>Unauthorized</body></html>'

/** A recorded answer with these tokens in it. */
export function recorded(name: string, tokens: Readonly<Record<string, string>> = {}): Response {
  const said: Said | undefined = recordings.get(name)
  if (said === undefined) throw new Error(`There is no recording ${name}.`)
  const { status, headers, body } = said
  const { "content-length": _length, ...others } = headers
  const isPage = headers["content-type"]?.startsWith("text/html") === true
  const whole: unknown = typeof body === "object" && body !== null ? Object.assign(structuredClone(body), tokens) : body
  return new Response(isPage ? page : JSON.stringify(whole), { status, headers: others })
}

let issued = 0

/** An access token with the claims of oauth-01b. Nobody checks its signature here. */
function aToken(): string {
  const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString("base64url")
  const iat = 1_795_250_938
  const claims = { aud: "site-headless", jti: `${(issued += 1)}`, iat, exp: iat + 3600.27378, scope: ["authenticated"], sub: "2" }
  return `${part({ typ: "JWT", alg: "RS256" })}.${part(claims)}.c2lnbmVk`
}

/** Its one user is contributrice, uid 2. `content` answers her requests to JSON:API; by default there is nothing. */
export function aDrupal(content: (sent: SentRequest) => Response | null = () => null) {
  let access = ""
  let refresh = ""
  const grant = (name: string) => {
    access = aToken()
    refresh = `def50200${issued}`
    return recorded(name, { access_token: access, refresh_token: refresh })
  }
  const token = ({ body = "" }: SentRequest) => {
    const form = new URLSearchParams(body)
    if (form.get("grant_type") === "refresh_token") {
      return form.get("refresh_token") === refresh ? grant("oauth-30-refresh-ok") : recorded("oauth-31-refresh-reused")
    }
    return form.get("password") === "contrib-pass-1" ? grant("oauth-01-password-ok") : recorded("oauth-04-wrong-password")
  }
  const saved = () => {
    // Any save of a user ends that user's access tokens.
    access = ""
    return recorded("juser-11h-patch-own-password")
  }
  const network: Network = (sent) => {
    const { method, url, headers } = sent
    const isBearer = access !== "" && headers.authorization === `Bearer ${access}`
    const path = url.startsWith(cms) ? new URL(url).pathname : ""
    if (path === "/oauth/token") return Promise.resolve(token(sent))
    if (path === "/user/2") return Promise.resolve(recorded(isBearer ? "user-01-get-own-bearer" : "user-04-get-invalid-bearer"))
    if (!isBearer) return Promise.resolve(recorded("write-05d-invalid-bearer"))
    const answer = content({ ...sent, url: url.slice(cms.length) })
    return Promise.resolve(answer ?? (method === "PATCH" ? saved() : Response.json({ jsonapi: { version: "1.1" }, data: [] })))
  }
  return {
    network,
    /** As after a save by an admin. */
    endAccess: () => void (access = ""),
    endSession: () => void ((access = ""), (refresh = "")),
  }
}
