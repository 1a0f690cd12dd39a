import { realAddress } from "#lib/links/real-address.ts"
import { unwrap } from "../html/elements.ts"
import { addressOf } from "../links/address.ts"
import type { Change } from "./changes.ts"

/** `dead` are the words of the links that lead nowhere. */
export type LinkNews = { readonly changes: ReadonlySet<Change>; readonly dead: readonly string[] }

/** Leads each link to its target. Of a link that leads nowhere the words stay. */
export function cleanLinks(body: HTMLElement): LinkNews {
  const changes = new Set<Change>()
  const dead: string[] = []
  for (const link of body.querySelectorAll("a")) {
    const words = link.textContent.trim()
    // As browsers read it.
    const href =
      link
        .getAttribute("href")
        ?.replaceAll(/[\t\n\r]/g, "")
        .trim()
        .replaceAll(" ", "%20") ?? "#"
    const address = href.startsWith("#") || words === "" ? null : addressOf(decodedSpaces(href))
    if (address === null) {
      if (!href.startsWith("#") && words !== "") dead.push(words.slice(0, 40))
      unwrap(link)
      continue
    }
    link.setAttribute("href", address)
    if (realAddress(href) !== href) changes.add("detours")
  }
  return { changes, dead }
}

/** A phone number may have spaces, an address of the web none. */
function decodedSpaces(href: string): string {
  return href.toLowerCase().startsWith("tel:") ? href.replaceAll("%20", " ") : href
}
