/** A mail program would read `?`, `&`, `%` and `#` of a mail address as other signs. */
export function mailAddress(to: string): string {
  return `mailto:${encodeURIComponent(to).replaceAll("%40", "@")}`
}

export function mailIn(address: string): string | undefined {
  const [, to] = /^mailto:([^?]+)/i.exec(address) ?? []
  if (to === undefined) return undefined
  try {
    return decodeURIComponent(to)
  } catch {
    // The address has a stray percent sign.
    return to
  }
}
