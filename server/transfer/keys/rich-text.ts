import { Parser } from "htmlparser2"
import { filesPath } from "#contract/paths.ts"
import { linkSchemes, restrictedHtml } from "#contract/restricted-html.ts"
import type { ReadContext, WriteContext } from "./key.ts"

const imageScheme = "image:"

/**
 * The HTML of an item as it is stored: `image:NAME` becomes the picture's address with its measures, and a link to a page in another
 * language becomes the address that the page has. Reports what rich text may not hold.
 */
export function storedHtml(html: string, at: ReadContext): string {
  checkHtml(html, at)
  return html
    .replace(/(<img\b[^>]*?\s)src="image:([^"]*)"/g, (all: string, before: string, name: string) => {
      const file = at.find.picture(name)
      return file === undefined ? all : `${before}${sourceOf(file)}`
    })
    .replace(/(<a\b[^>]*?\shref=")(\/[^"]*)"/g, (_all, before: string, path: string) => `${before}${at.find.address(path)}"`)
}

/** The reverse: an `img` with the measures of its file becomes `image:NAME`. */
export function exportedHtml(html: string, at: WriteContext): string {
  return html.replace(/(<img\b[^>]*?\s)src="([^"]*)" width="\d+" height="\d+"/g, (all: string, before: string, path: string) => {
    const picture = at.pictureAt(path)
    const isOwn = picture !== undefined && all === `${before}${sourceOf({ ...picture, path })}`
    return isOwn ? `${before}src="${imageScheme}${picture.name}"` : all
  })
}

function sourceOf({ path, width, height }: { path: string; width: number | null; height: number | null }): string {
  return width === null || height === null ? `src="${path}"` : `src="${path}" width="${width}" height="${height}"`
}

function checkHtml(html: string, at: ReadContext): void {
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        const allowed = restrictedHtml[tag]
        if (allowed === undefined) at.fail(`<${tag}> isn't allowed in rich text`)
        for (const name of Object.keys(attributes).filter((given) => allowed?.includes(given) === false)) {
          at.fail(`<${tag} ${name}> isn't allowed in rich text`)
        }
        if (attributes.href !== undefined) checkLink(attributes.href, at)
        if (tag === "img") checkPicture(attributes.src ?? "", at)
      },
      oncomment: () => at.fail("comments aren't allowed in rich text"),
    },
    { decodeEntities: true },
  )
  parser.end(html)
}

function checkLink(href: string, at: ReadContext): void {
  const scheme = /^[\s\p{Cc}]*([^/?#]*):/u.exec(href)?.[1]
  const schemes: readonly string[] = linkSchemes
  if (scheme !== undefined && !schemes.includes(scheme.toLowerCase())) at.fail(`a link may not lead to "${href}"`)
}

function checkPicture(source: string, at: ReadContext): void {
  const name = source.startsWith(imageScheme) ? source.slice(imageScheme.length) : undefined
  if (name !== undefined && at.find.picture(name) === undefined) at.fail(`images/index.json has no picture "${name}"`)
  if (name === undefined && !(source.startsWith(`${filesPath}/`) && at.find.fileAt(source))) {
    at.fail(`<img src="${source}"> is no picture of this folder: write image:NAME`)
  }
}
