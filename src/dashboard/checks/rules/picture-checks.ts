import { decoded } from "#contract/text-links.ts"
import { type TextCheck, type TextFinding, elementsIn } from "./finding.ts"

const ending = /\.(jpe?g|png|webp|avif|gif|tiff?|svg|heic|bmp)$/i
const camera = /^(img|dsc[fn]?|pict?|image|photo|foto|picture|afbeelding|screenshot|scan|untitled|sans[ _-]titre)[\d _.()-]*$/i

export function isFileName(alt: string, filename: string): boolean {
  const text = alt.trim()
  if (text === "") return false
  const stem = filename.replace(/\.\w{2,5}$/, "")
  const isStem = text.toLowerCase() === stem.toLowerCase() && /[_\d-]/.test(stem) && !stem.includes(" ")
  return ending.test(text) || camera.test(text) || isStem
}

/** An empty alternative text marks decoration. */
export const checkPictures: TextCheck = (body) =>
  elementsIn(body, "img").flatMap((element): readonly TextFinding[] => {
    const filename = decoded((element.getAttribute("src") ?? "").split("/").at(-1) ?? "")
    const alt = element.getAttribute("alt")
    const fix = (picture: Element) => picture.setAttribute("alt", "")
    if (alt === null) return [{ check: "altMissing", element, excerpt: filename, fix }]
    return isFileName(alt, filename) ? [{ check: "altIsFileName", element, excerpt: alt, fix }] : []
  })
