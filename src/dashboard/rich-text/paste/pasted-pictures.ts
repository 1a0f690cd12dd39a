import { pictureRules } from "#contract/fields.ts"
import { decoded } from "#contract/text-links.ts"
import { safePicture } from "../schema/attributes.ts"

export type PastedPictures = {
  readonly files: readonly File[]
  /** The text can't hold media with these names. */
  readonly leftOut: readonly string[]
}

/** Removes foreign pictures, and all embedded media. */
export function takePictures(body: HTMLElement): PastedPictures {
  const files: File[] = []
  const leftOut: string[] = []
  for (const image of body.querySelectorAll("img")) {
    const src = image.getAttribute("src") ?? ""
    const own = ownPicture(src)
    if (own !== null) {
      image.setAttribute("src", own)
      continue
    }
    const file = fileOf(src, image.getAttribute("alt"))
    if (file !== null) files.push(file)
    else if (!isTracker(image)) leftOut.push(nameOf(src, image.getAttribute("alt")))
    remove(image)
  }
  for (const media of body.querySelectorAll("video, audio, iframe, object, embed"))
    leftOut.push(nameOf(media.getAttribute("src") ?? media.getAttribute("data") ?? "", media.getAttribute("title") ?? media.localName))
  return { files, leftOut }
}

/** The caption of the picture's figure becomes a paragraph. */
function remove(image: Element): void {
  const figure = image.closest("figure")
  image.remove()
  if (figure === null || figure.querySelector("img, table") !== null) return
  const caption = figure.ownerDocument.createElement("p")
  caption.append(...(figure.querySelector("figcaption") ?? figure).childNodes)
  figure.replaceWith(caption)
}

function ownPicture(src: string): string | null {
  const isOwn = URL.canParse(src) && new URL(src).origin === window.location.origin
  return safePicture(isOwn ? new URL(src).pathname : src)
}

const isTracker = (image: Element) => image.getAttribute("width") === "1" && image.getAttribute("height") === "1"

function nameOf(src: string, alt: string | null): string {
  const last = src.startsWith("data:") ? "" : (src.split(/[?#]/)[0]?.split(/[/\\]/).at(-1) ?? "")
  return alt?.trim().slice(0, 80) || decoded(last).slice(0, 80) || "…"
}

const extensions: readonly string[] = pictureRules.extensions.split(" ")

/** Returns null for addresses other than `data:`, and for formats that the server refuses. */
function fileOf(src: string, alt: string | null): File | null {
  const [, extension, base64] = /^data:image\/([a-z]+);base64,([A-Za-z0-9+/=\s]+)$/i.exec(src) ?? []
  if (extension === undefined || base64 === undefined || !extensions.includes(extension.toLowerCase())) return null
  const type = extension.toLowerCase()
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/\s/g, "")), (character) => character.charCodeAt(0))
    return new File([bytes], `${alt?.trim().slice(0, 40) || "pasted-picture"}.${type}`, { type: `image/${type}` })
  } catch {
    // The base64 is broken. The caller lists the picture as left out.
    return null
  }
}
