/** What a link field may lead to. product.md, Link fields; Drupal's `route:` stays writable, since Drupal's clients send it. */
import { linkSchemes } from "./restricted-html.ts"

const webSchemes: readonly string[] = linkSchemes

/** Drupal's own schemes, and what stands after each: a site that takes the scheme away is left with a path. */
const ownSchemes: Readonly<Record<string, RegExp>> = {
  internal: /^internal:([/?#](?![/\\])|$)/,
  entity: /^entity:[a-z_]+\/\d+$/,
  route: /^route:<[a-z]+>$/,
}

/** Tells whether a link field takes an address: one of the web, a mail address, a phone number, or Drupal's form of an address within the site. */
export function isLinkable(uri: string): boolean {
  if (!URL.canParse(uri) || /\s/.test(uri)) return false
  const { protocol, hostname } = new URL(uri)
  const scheme = protocol.slice(0, -1)
  const own = Object.hasOwn(ownSchemes, scheme) ? ownSchemes[scheme] : undefined
  if (own !== undefined) return own.test(uri)
  return webSchemes.includes(scheme) && (hostname !== "" || !/^https?$/.test(scheme))
}
