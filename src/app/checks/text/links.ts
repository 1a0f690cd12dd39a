import { linkAddress } from "#contract/text-links.ts"
import { ownPath } from "../links/own-path.ts"
import { isVague } from "../links/vague-words.ts"
import { elementsIn, unwrap, wordsIn } from "./elements.ts"
import type { TextCheck, TextFinding } from "./text-finding.ts"

/** Links that say nothing, or nothing of where they lead. */
export const checkLinkWords: TextCheck = (body) =>
  elementsIn(body, "a[href]").flatMap((element): readonly TextFinding[] => {
    const pictures = elementsIn(element, "img").map((picture) => picture.getAttribute("alt") ?? "")
    const words = [wordsIn(element), ...pictures].join(" ").trim()
    const excerpt = words === "" ? (element.getAttribute("href") ?? "") : words
    if (words === "") return [{ check: "linkEmpty", element, excerpt, mend: unwrap }]
    // Notes and their signs lead back and forth within the text.
    const isWithin = element.getAttribute("href")?.startsWith("#") === true
    return isVague(words) && !isWithin ? [{ check: "linkVague", element, excerpt }] : []
  })

/** Links to addresses of this site that nothing has. */
export function brokenLinkCheck(missing: ReadonlySet<string>): TextCheck {
  return (body) =>
    elementsIn(body, "a[href]").flatMap((element) => {
      const path = ownPath(linkAddress(element.getAttribute("href") ?? ""))
      if (path === null || !missing.has(path)) return []
      return [{ check: "linkBroken", element, excerpt: `${wordsIn(element)} (${path})`, mend: unwrap }]
    })
}
