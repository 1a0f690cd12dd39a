import sharp from "sharp"
import { siteColours } from "../../../contract/site-colours.ts"
import { cardSize, type Card } from "./card.ts"
import { lineOf, linesOf } from "./lettering.ts"

const { width, height } = cardSize
const margin = 72
const coverWidth = 480

/** Some programs show no larger picture. */
const mostBytes = 100_000

/** Sizes of the title, the largest that fits first, with the most lines of each. */
const titles = [
  { size: 84, most: 3 },
  { size: 68, most: 4 },
  { size: 54, most: 5 },
  { size: 42, most: 6 },
] as const

/** The logo of src/ui/logo.tsx. */
const logo = {
  opening: "M100 50A50 50 0 0 0 93.3 25L76.85 34.5A31 31 0 0 1 81 50Z",
  letters:
    "M93.3 25A50 50 0 1 0 100 50H50V67.86H75.34A31 31 0 1 1 76.85 34.5ZM112 0H181V16.43L160.85 33.34A35 35 0 1 1 115.69 82.5L132.14 73A16 16 0 1 0 146 49H144.5V26.82L154.5 18.43H112ZM240 0A50 50 0 1 1 240 100A50 50 0 1 1 240 0ZM240 19A31 31 0 1 0 240 81A31 31 0 1 0 240 19Z",
}

/** Draws a card as a JPEG. `cover` is the file of its picture. */
export async function drawCard(card: Card, cover: string | null): Promise<Buffer> {
  const picture = cover === null ? [] : [{ input: await cropped(cover, card.focus), left: width - coverWidth, top: 0 }]
  const drawing = sharp(Buffer.from(svgOf(card, cover !== null))).composite(picture)
  const { data, info } = await drawing.flatten({ background: siteColours.paper }).raw().toBuffer({ resolveWithObject: true })
  const encoded = (quality: number) => sharp(data, { raw: info }).jpeg({ quality }).toBuffer()
  for (const quality of [80, 60, 40]) {
    const jpeg = await encoded(quality)
    if (jpeg.length <= mostBytes) return jpeg
  }
  return encoded(25)
}

export function svgOf({ label, title }: Card, hasCover: boolean): string {
  const room = width - 2 * margin - (hasCover ? coverWidth - 16 : 0)
  const { lines, size } = fitted(title, room)
  const step = size * 1.08
  const first = margin + 138 + size * 0.36
  const outlines = lines.map((line, index) => placed(lineOf(line, { size, tracking: -0.02 }).outline, margin, first + index * step))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${siteColours.paper}"/>
<rect x="${margin}" y="${margin}" width="56" height="8" fill="${siteColours.accent}"/>
<g fill="${siteColours.grey}">${placed(lineOf(label, { size: 28 }).outline, margin, margin + 54)}</g>
<g fill="${siteColours.ink}">${outlines.join("")}</g>
<g transform="translate(${margin} ${height - margin - 62}) scale(.62)"><path fill="${siteColours.accent}" d="${logo.opening}"/><path fill="${siteColours.ink}" fill-rule="evenodd" d="${logo.letters}"/></g>
</svg>`
}

function placed(outline: string, x: number, y: number): string {
  return `<path transform="translate(${x} ${y})" d="${outline}"/>`
}

/** The title in the largest size in which all of it fits; cut off with an ellipsis if none does. */
function fitted(title: string, room: number): { readonly lines: readonly string[]; readonly size: number } {
  for (const { size, most } of titles) {
    const lines = linesOf(title, { size, tracking: -0.02 }, room)
    const isTooWide = lines.some((line) => lineOf(line, { size, tracking: -0.02 }).width > room)
    if (lines.length <= most && !isTooWide) return { lines, size }
  }
  const { size, most } = titles[3]
  const lines = linesOf(title, { size, tracking: -0.02 }, room)
  if (lines.length <= most) return { lines, size }
  return { lines: [...lines.slice(0, most - 1), `${lines[most - 1] ?? ""}…`], size }
}

/** The part of a picture around its focus. It is cut out first: a flat picture would be huge at the card's height. */
async function cropped(file: string, focus: string): Promise<Buffer> {
  const picture = sharp(file)
  const size = await picture.metadata()
  const scale = Math.min(size.width / coverWidth, size.height / height)
  const [wide, high] = [Math.max(1, Math.round(coverWidth * scale)), Math.max(1, Math.round(height * scale))]
  const [x = 0.5, y = 0.5] = focus
    .split(/[ ,]+/)
    .map(Number)
    .filter((part) => part >= 0 && part <= 1)
  const left = Math.round(Math.min(Math.max(x * size.width - wide / 2, 0), size.width - wide))
  const top = Math.round(Math.min(Math.max(y * size.height - high / 2, 0), size.height - high))
  return picture.extract({ left, top, width: wide, height: high }).resize(coverWidth, height, { fit: "fill" }).toBuffer()
}
