// docs/product.md lists the addresses that a link field accepts. `route:` is among them because Drupal's clients send it.

/** A link of a rich text with another scheme loses its href. */
export const linkSchemes = ["http", "https", "mailto", "tel"] as const

const webSchemes: readonly string[] = linkSchemes

/** The pattern checks what follows Drupal's scheme, so that a site which removes the scheme gets a path. */
const ownSchemes: Readonly<Record<string, RegExp>> = {
  internal: /^internal:([/?#](?![/\\])|$)/,
  entity: /^entity:[a-z_]+\/\d+$/,
  route: /^route:<[a-z]+>$/,
}

export function isLinkable(uri: string): boolean {
  if (!URL.canParse(uri) || /\s/.test(uri)) return false
  const { protocol, hostname } = new URL(uri)
  const scheme = protocol.slice(0, -1)
  const own = Object.hasOwn(ownSchemes, scheme) ? ownSchemes[scheme] : undefined
  if (own !== undefined) return own.test(uri)
  return webSchemes.includes(scheme) && (hostname !== "" || !/^https?$/.test(scheme))
}
