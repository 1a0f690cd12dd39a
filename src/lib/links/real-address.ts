/** The parts are a host with its subdomains, the beginning of the path, and parameters of which one holds the target. */
type Detour = readonly [host: string, path: string, ...parameters: string[]]

// Mail filters, social networks and search engines use these detours.
const detours: readonly Detour[] = [
  ["safelinks.protection.outlook.com", "/", "url"],
  ["statics.teams.cdn.office.net", "/evergreen-assets/safelinks/", "url"],
  ["safelink.emails.azure.net", "/redirect", "destination"],
  ["urldefense.proofpoint.com", "/v1/url", "u"],
  ["linkprotect.cudasvc.com", "/url", "a"],
  ["fireeye.com", "/v1/url", "u"],
  ["trendmicro.com", "/wis/clicktime/", "url"],
  ["l.facebook.com", "/l.php", "u"],
  ["lm.facebook.com", "/l.php", "u"],
  ["www.facebook.com", "/flx/warn/", "u"],
  ["l.messenger.com", "/l.php", "u"],
  ["l.instagram.com", "/", "u"],
  ["l.threads.com", "/", "u"],
  ["l.threads.net", "/", "u"],
  ["www.linkedin.com", "/redir/", "url"],
  ["www.linkedin.com", "/safety/go", "url"],
  ["www.youtube.com", "/redirect", "q"],
  ["out.reddit.com", "/", "url"],
  ["slack-redir.net", "/link", "url"],
  ["duckduckgo.com", "/l/", "uddg"],
  ["t.umblr.com", "/redirect", "z"],
  ["vk.com", "/away.php", "to"],
]

/** Google has a host in each country. */
const google = /^(www\.)?google\.[a-z]{2,3}(\.[a-z]{2})?$/

/** These parameters name who got a mail or pressed a link, or the campaign that brought them. */
const tracking =
  /^(utm_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|li_fat_id|igsh|igshid|mc_cid|mc_eid|mkt_tok|_hsenc|_hsmi|vero_id|oly_anon_id|oly_enc_id)$/i

const mostDetours = 5

/** Returns the end of detours, without tracking. Returns null for a detour that hides its target, because it may name the person who got it. */
export function realAddress(address: string): string | null {
  let target = address
  for (let count = 0; count < mostDetours; count++) {
    const next = URL.canParse(target) ? targetOf(new URL(target)) : undefined
    if (next === undefined) return withoutTracking(target)
    const whole = /^www\./i.test(next) ? `https://${next}` : next
    if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return null
    target = whole
  }
  return null
}

function targetOf(url: URL): string | undefined {
  const { hostname, pathname, searchParams, href } = url
  const isAt = (host: string) => hostname === host || hostname.endsWith(`.${host}`)
  if (google.test(hostname) && pathname === "/url") return searchParams.get("q") ?? searchParams.get("url") ?? undefined
  if (isAt("urldefense.proofpoint.com") && pathname.startsWith("/v2/"))
    return decoded(searchParams.get("u")?.replaceAll("-", "%").replaceAll("_", "/") ?? "")
  if ((isAt("urldefense.com") || isAt("urldefense.us")) && pathname.startsWith("/v3/__")) return between(href, "/v3/__", "__;")
  if (isAt("secure-web.cisco.com")) return decoded(pathname.split("/").at(-1) ?? "")
  const detour = detours.find(([host, path]) => isAt(host) && pathname.startsWith(path))
  if (detour === undefined) return undefined
  const [, , ...parameters] = detour
  return parameters.map((name) => searchParams.get(name)).find((value) => value !== null) ?? ""
}

function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start) + start.length
  const to = text.indexOf(end, from)
  // Some mail programs join the two slashes.
  return text.slice(from, to < 0 ? undefined : to).replace(/^(https?):\/+/i, "$1://")
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // The address has a stray percent sign.
    return ""
  }
}

/** The other parameters stay as they are written. */
function withoutTracking(address: string): string {
  const [whole = "", ...fragment] = address.split("#")
  const [path = "", ...rest] = whole.split("?")
  if (rest.length === 0) return address
  const query = rest.join("?").split("&")
  const ownParameters = query.filter((parameter) => !tracking.test(parameter.split("=")[0] ?? ""))
  if (ownParameters.length === query.length) return address
  return [path + (ownParameters.length === 0 ? "" : `?${ownParameters.join("&")}`), ...fragment].join("#")
}
