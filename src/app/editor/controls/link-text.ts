// Drupal stores a path of the site with the scheme `internal:`. People write the path alone.

export function shownLink(uri: string): string {
  return uri.startsWith("internal:/") ? uri.slice("internal:".length) : uri
}

export function typedLink(text: string): string {
  return text.startsWith("/") && !text.startsWith("//") ? `internal:${text}` : text
}

/** Completes `www.example.org` and a mail address when the user leaves the field. */
export function completeLink(uri: string): string {
  const bare = uri.trim()
  if (/^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/.test(bare)) return `mailto:${bare}`
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#].*)?$/u.test(bare) ? `https://${bare}` : bare
}
