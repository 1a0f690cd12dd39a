import { linkAddress, linksIn } from "#contract/text-links.ts"
import { unwrap } from "#dashboard/rich-text/html/elements.ts"
import { type TextCheck, type TextFinding, elementsIn, plainText } from "./finding.ts"
import type { ResourceType } from "#contract/fields.ts"
import { isMadeAddress } from "#contract/generated-addresses.ts"
import { isApiPath } from "#contract/paths.ts"
import { splitLanguage } from "#contract/languages.ts"
import { screenOf } from "#contract/screens.ts"
import type { Values } from "#dashboard/items/values.ts"

/** Finds links without words, and links whose words don't say where they lead. */
export const checkLinkWords: TextCheck = (body) =>
  elementsIn(body, "a[href]").flatMap((element): readonly TextFinding[] => {
    const pictures = elementsIn(element, "img").map((picture) => picture.getAttribute("alt") ?? "")
    const words = [plainText(element), ...pictures].join(" ").trim()
    const excerpt = words === "" ? (element.getAttribute("href") ?? "") : words
    if (words === "") return [{ check: "linkEmpty", element, excerpt, fix: unwrap }]
    // References and links back within the text need no words.
    const isWithin = element.getAttribute("href")?.startsWith("#") === true
    return isVague(words) && !isWithin ? [{ check: "linkVague", element, excerpt }] : []
  })

export function brokenLinkCheck(missing: ReadonlySet<string>): TextCheck {
  return (body) =>
    elementsIn(body, "a[href]").flatMap((element) => {
      const path = itemPathOf(linkAddress(element.getAttribute("href") ?? ""))
      if (path === null || !missing.has(path)) return []
      return [{ check: "linkBroken", element, excerpt: `${plainText(element)} (${path})`, fix: unwrap }]
    })
}

/** Such words don't say where a link leads. */
const vague: ReadonlySet<string> = new Set([
  ...["here", "click here", "click", "see here", "read more", "more", "learn more", "find out more", "continue", "continue reading"],
  ...["link", "this link", "this page", "this", "website", "site", "more info", "more information", "details", "download"],
  ...["ici", "cliquez ici", "cliquer ici", "clique ici", "par ici", "voir ici", "lire la suite", "la suite", "suite", "lire plus"],
  ...["voir plus", "en savoir plus", "plus", "plus d'infos", "plus d'info", "plus d'informations", "lien", "ce lien", "cette page"],
  ...["site web", "télécharger"],
  ...["hier", "klik hier", "klik", "zie hier", "lees meer", "lees verder", "verder lezen", "meer", "meer lezen", "meer info"],
  ...["meer informatie", "deze link", "deze pagina", "downloaden", "de website"],
])

export function isVague(words: string): boolean {
  const plain = words
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
  return plain === "" || vague.has(plain)
}

/** These pages of the site are not items of content (src/pages/). */
const withoutItem = /^\/((members|actions-projects|agenda|publications|search)?\/?$|(user|password-reset|taxonomy)(\/|$))/

/** Returns a path without the slash at its end; null for links to other places. */
export function itemPathOf(address: string | null): string | null {
  const path = address?.replace(`//${window.location.host}/`, "/") ?? "/"
  if (!/^\/[^/]/.test(path) || /\.\w{2,5}$/.test(path)) return null
  const { path: bare } = splitLanguage(path)
  return withoutItem.test(bare) || isMadeAddress(bare) || isApiPath(path) || screenOf(path) !== null ? null : path
}

export function itemPathsIn(type: ResourceType, values: Values): readonly string[] {
  const paths = linksIn(type, values).flatMap(({ address }) => itemPathOf(address) ?? [])
  return [...new Set(paths)]
}
