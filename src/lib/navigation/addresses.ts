export type LinkKind = "page" | "file" | "foreign" | "other"

/** An address with a host is foreign, because the build made links to the site's own host root-relative. Fragments and mails are `other`. */
export function linkKind(address: string): LinkKind {
  if (/^(?:https?:)?\/\//i.test(address)) return "foreign"
  if (!address.startsWith("/")) return "other"
  const path = address.replace(/[?#].*$/s, "")
  return /\.[a-z0-9]+$/i.test(path.slice(path.lastIndexOf("/"))) ? "file" : "page"
}

export function telAddress(phone: string): string {
  return `tel:${phone.replace(/\s/g, "")}`
}
