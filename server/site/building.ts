import { contentSecurityPolicy } from "#server/http/security.ts"

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

const page = `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="10">
<title>The site is being built - G30</title>
<body style="font: 1.125rem/1.5 sans-serif; max-width: 40rem; margin: 15vh auto; padding: 0 1rem">
<h1>The site is being built</h1>
<p>It is ready in a minute or two. This page tries again by itself.</p>
`

export function building(request: Request): Response {
  return new Response(request.method === "HEAD" ? null : page, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": "10",
      [contentSecurityPolicy]: policy,
    },
  })
}
