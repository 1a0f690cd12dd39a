/** The address of a back end, as it was typed. */
import { RemoteProblem } from "./problem.ts"

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** The base of a site's addresses, without a slash at the end. @throws RemoteProblem with what to type instead */
export function siteAddress(typed: string): string {
  const url = URL.canParse(typed) ? new URL(typed) : null
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new RemoteProblem(`"${typed}" is no address of a site: write it as https://drupal.example.org.`)
  if (url.username !== "" || url.password !== "") {
    throw new RemoteProblem(
      "Leave name and password out of the address: they are asked for, or G30_PUSH_USER and the standard input give them.",
    )
  }
  if (url.protocol === "http:" && !loopback.test(url.hostname)) {
    throw new RemoteProblem(
      `${url.origin} would get the password unencrypted. Use its https address; http is allowed for this machine alone.`,
    )
  }
  return `${url.origin}${url.pathname.replace(/\/(jsonapi\/?)?$/, "")}`
}

/** The name of a site in file names. */
export function siteName(base: string): string {
  return base
    .replace(/^https?:\/\//, "")
    .replaceAll(/[^\w.-]+/g, "-")
    .toLowerCase()
}
