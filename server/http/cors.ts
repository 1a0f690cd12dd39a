const allowed = {
  "Access-Control-Allow-Methods": "GET, POST, PATCH, DELETE, OPTIONS",
  "Access-Control-Allow-Headers":
    "content-type, authorization, accept, x-csrf-token, content-disposition, x-requested-with, if-none-match, if-match",
  "Access-Control-Max-Age": "1000",
} as const

// A script may read Content-Type, Last-Modified and a few more without this.
const exposed = { "Access-Control-Expose-Headers": "Location, ETag, X-Request-ID, Retry-After" } as const

/** Answers a preflight request. As in Drupal, an origin that isn't allowed gets 204 without permissions. */
export function preflight(request: Request, origins: readonly string[]): Response {
  const permission = permissionOf(request, origins)
  return new Response(null, {
    status: 204,
    headers: {
      "Cache-Control": "no-cache, private",
      Vary: "Origin, Access-Control-Request-Method",
      ...(permission === undefined ? {} : { ...permission, ...allowed }),
    },
  })
}

/** The headers that let scripts of the request's origin read the answer; undefined if they may not. */
export function originHeaders(request: Request, origins: readonly string[]): Readonly<Record<string, string>> | undefined {
  const permission = permissionOf(request, origins)
  return permission === undefined ? undefined : { ...permission, ...exposed }
}

function permissionOf(request: Request, origins: readonly string[]): Readonly<Record<string, string>> | undefined {
  const origin = request.headers.get("origin")
  if (origin === null || !origins.includes(origin)) return undefined
  return { "Access-Control-Allow-Origin": origin, "Access-Control-Allow-Credentials": "true" }
}
