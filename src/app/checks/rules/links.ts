import { linkAddress } from "#contract/text-links.ts"
import { ownPath } from "./own-paths.ts"
import { isVague } from "./vague-words.ts"
import { unwrap } from "#app/rich-text/html/elements.ts"
import { elementsIn, wordsIn } from "./elements.ts"
import type { TextCheck, TextFinding } from "./finding.ts"

/** Finds links without words, and links whose words don't say where they lead. */
export const checkLinkWords: TextCheck = (body) =>
  elementsIn(body, "a[href]").flatMap((element): readonly TextFinding[] => {
    const pictures = elementsIn(element, "img").map((picture) => picture.getAttribute("alt") ?? "")
    const words = [wordsIn(element), ...pictures].join(" ").trim()
    const excerpt = words === "" ? (element.getAttribute("href") ?? "") : words
    if (words === "") return [{ check: "linkEmpty", element, excerpt, fix: unwrap }]
    // References and links back within the text need no words.
    const isWithin = element.getAttribute("href")?.startsWith("#") === true
    return isVague(words) && !isWithin ? [{ check: "linkVague", element, excerpt }] : []
  })

/** Finds links to addresses of this site that do not exist. */
export function brokenLinkCheck(missing: ReadonlySet<string>): TextCheck {
  return (body) =>
    elementsIn(body, "a[href]").flatMap((element) => {
      const path = ownPath(linkAddress(element.getAttribute("href") ?? ""))
      if (path === null || !missing.has(path)) return []
      return [{ check: "linkBroken", element, excerpt: `${wordsIn(element)} (${path})`, fix: unwrap }]
    })
}
