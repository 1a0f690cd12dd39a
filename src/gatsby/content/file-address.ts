/** Milliseconds; gatsby-source-filesystem would wait for ever for an answer that doesn't begin. */
const patience = 30_000

const mostRedirects = 5

/** `elsewhere` means another host, or nowhere. `silent` means that the back end doesn't answer in time. */
export type Whereabouts = "here" | "elsewhere" | "silent"

export function fileUrl(address: string, base: string): string | null {
  return URL.canParse(address, base) ? new URL(address, base).href : null
}

/** Follows redirects, but asks no other host. The download reports other faults. */
export async function whereaboutsOf(
  url: string,
  backEnd: string,
  milliseconds = patience,
  redirects = mostRedirects,
): Promise<Whereabouts> {
  if (redirects === 0 || !URL.canParse(url) || new URL(url).origin !== new URL(backEnd).origin) return "elsewhere"
  const limit = AbortSignal.timeout(milliseconds)
  try {
    const answer = await fetch(url, { method: "HEAD", redirect: "manual", signal: limit })
    const next = answer.status >= 300 && answer.status < 400 ? answer.headers.get("location") : null
    return next === null ? "here" : await whereaboutsOf(fileUrl(next, url) ?? "", backEnd, milliseconds, redirects - 1)
  } catch {
    // The download tries a refused connection again.
    return limit.aborted ? "silent" : "here"
  }
}
