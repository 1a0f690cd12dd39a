/** The address of a back end, as it was typed. */

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Returns the base of a site's addresses, without a slash at the end. @throws Error with what to type instead */
export function siteAddress(typed: string): string {
  const url = URL.canParse(typed) ? new URL(typed) : null
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && loopback.test(url.hostname))
  if (isSafe && url.username === "" && url.password === "") return `${url.origin}${url.pathname.replace(/\/(jsonapi\/?)?$/, "")}`
  throw new Error(
    `"${typed}" is no address to use: write it as https://drupal.example.org, without name and password. By http the password would be read on its way, so it is for this machine alone.`,
  )
}

export function siteName(base: string): string {
  return new URL(base).host.replaceAll(/[^\w.-]+/g, "-") + new URL(base).pathname.replaceAll(/[^\w.-]+/g, "-").replace(/-$/, "")
}
