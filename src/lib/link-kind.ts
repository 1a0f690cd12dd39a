export type LinkKind = "page" | "file" | "foreign" | "other"

/**
 * Tells where an address leads: to a page of this site, to a file of it, to a foreign site, or nowhere that is loaded (a fragment, a mail, a phone number).
 *
 * The build has made links to the site's own host root-relative, so an address with a host is somebody else's. A last segment with an extension is a file.
 */
export function linkKind(address: string): LinkKind {
  if (/^(?:https?:)?\/\//i.test(address)) return "foreign"
  if (!address.startsWith("/")) return "other"
  const path = address.replace(/[?#].*$/, "")
  return /\.[a-z0-9]+$/i.test(path.slice(path.lastIndexOf("/"))) ? "file" : "page"
}
