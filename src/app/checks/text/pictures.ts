import { isFileName } from "../alt-text.ts"
import { elementsIn } from "./elements.ts"
import type { TextCheck, TextFinding } from "./text-finding.ts"

/** Pictures without an alternative text, or with the name of a file in its place. An empty one says that the picture is decoration. */
export const checkPictures: TextCheck = (body) =>
  elementsIn(body, "img").flatMap((element): readonly TextFinding[] => {
    const filename = fileOf(element)
    const alt = element.getAttribute("alt")
    const mend = (picture: Element) => picture.setAttribute("alt", "")
    if (alt === null) return [{ check: "altMissing", element, excerpt: filename, mend }]
    return isFileName(alt, filename) ? [{ check: "altIsFileName", element, excerpt: alt, mend }] : []
  })

function fileOf(picture: Element): string {
  const name = (picture.getAttribute("src") ?? "").split("/").at(-1) ?? ""
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
