import { realAddress } from "#lib/links/real-address.ts"
import { unwrap } from "../html/elements.ts"
import { linkAddressOf } from "../links/address.ts"
import type { Change } from "./changes.ts"

/** `deadLinks` are the words of links that lead nowhere. */
export type LinkReport = { readonly changes: ReadonlySet<Change>; readonly deadLinks: readonly string[] }

/** A link that leads nowhere becomes plain words. */
export function cleanLinks(body: HTMLElement): LinkReport {
  const changes = new Set<Change>()
  const deadLinks: string[] = []
  for (const link of body.querySelectorAll("a")) {
    const words = link.textContent.trim()
    // Browsers read the address in the same way.
    const href =
      link
        .getAttribute("href")
        ?.replaceAll(/[\t\n\r]/g, "")
        .trim()
        .replaceAll(" ", "%20") ?? "#"
    const address = href.startsWith("#") || words === "" ? null : linkAddressOf(decodedSpaces(href))
    if (address === null) {
      if (!href.startsWith("#") && words !== "") deadLinks.push(words.slice(0, 40))
      unwrap(link)
      continue
    }
    link.setAttribute("href", address)
    if (realAddress(href) !== href) changes.add("detours")
  }
  return { changes, deadLinks }
}

/** A phone number may have spaces, an address of the web none. */
function decodedSpaces(href: string): string {
  return href.toLowerCase().startsWith("tel:") ? href.replaceAll("%20", " ") : href
}
