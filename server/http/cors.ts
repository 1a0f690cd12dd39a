/** CORS for the origins that the operator named; a browser keeps all others out. */
export type AllowedOrigins = readonly string[]

const allowed = {
  "Access-Control-Allow-Methods": "GET, POST, PATCH, DELETE, OPTIONS",
  // Drupal's list, and the header by which a write tells which revision it means.
  "Access-Control-Allow-Headers":
    "content-type, authorization, accept, x-csrf-token, content-disposition, x-requested-with, if-none-match, if-match",
  "Access-Control-Max-Age": "1000",
} as const

// Those beyond what a script may read anyway (Content-Type, Last-Modified and a few more).
const exposed = { "Access-Control-Expose-Headers": "Location, ETag, X-Request-ID, Retry-After" } as const

/** Answers a browser's question before a request from another origin; one that isn't allowed gets no permission, as in Drupal. */
export function preflight(request: Request, origins: AllowedOrigins): Response {
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

/** The headers that let a page of the request's origin read the answer; undefined where it may not. */
export function originHeaders(request: Request, origins: AllowedOrigins): Readonly<Record<string, string>> | undefined {
  const permission = permissionOf(request, origins)
  return permission === undefined ? undefined : { ...permission, ...exposed }
}

function permissionOf(request: Request, origins: AllowedOrigins): Readonly<Record<string, string>> | undefined {
  const origin = request.headers.get("origin")
  if (origin === null || !origins.includes(origin)) return undefined
  return { "Access-Control-Allow-Origin": origin, "Access-Control-Allow-Credentials": "true" }
}
