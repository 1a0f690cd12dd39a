import { readFileSync } from "node:fs"
import path from "node:path"
import satori, { type Font } from "satori"
import sharp from "sharp"
import { siteColours } from "../../../contract/site-colours.ts"
import { longestWord } from "../../lib/text/longest-word.ts"
import { cardSize, type Card } from "./card.ts"

/** The weight is the default, semibold. The second file has the letters that most texts don't need. */
const fonts: Font[] = ["latin", "latin-ext"].map((name) => ({
  name,
  data: readFileSync(path.resolve(`src/styles/fonts/archivo-${name}-400-800.woff2`)),
}))

const { width, height } = cardSize
const margin = 72
const coverWidth = 480

/** Bytes: some programs show no larger picture. */
const mostBytes = 100_000

/** The title gets the largest size in which all of it fits. In the least it may be cut off. */
const titleSizes = [84, 68, 54] as const
const least = 42
const titleHeight = 294
const lineHeight = 1.08

/** src/ui/pictures/logo.tsx has the same shapes. */
const logo = {
  opening: "M100 50A50 50 0 0 0 93.3 25L76.85 34.5A31 31 0 0 1 81 50Z",
  letters:
    "M93.3 25A50 50 0 1 0 100 50H50V67.86H75.34A31 31 0 1 1 76.85 34.5ZM112 0H181V16.43L160.85 33.34A35 35 0 1 1 115.69 82.5L132.14 73A16 16 0 1 0 146 49H144.5V26.82L154.5 18.43H112ZM240 0A50 50 0 1 1 240 100A50 50 0 1 1 240 0ZM240 19A31 31 0 1 0 240 81A31 31 0 1 0 240 19Z",
}

/** `cover` is the file of the picture. Returns a JPEG. */
export async function drawCard(card: Card, cover: string | null): Promise<Buffer> {
  const picture = cover === null ? [] : [{ ...(await cropped(cover, card.focus)), left: width - coverWidth, top: 0 }]
  const drawing = sharp(Buffer.from(await svgOf(card, cover !== null))).composite(picture)
  const { data, info } = await drawing.flatten({ background: siteColours.paper }).raw().toBuffer({ resolveWithObject: true })
  const encoded = (quality: number) => sharp(data, { raw: info }).jpeg({ quality }).toBuffer()
  for (const quality of [80, 60, 40]) {
    const jpeg = await encoded(quality)
    if (jpeg.length <= mostBytes) return jpeg
  }
  return encoded(25)
}

export async function svgOf(card: Card, hasCover: boolean): Promise<string> {
  const room = width - 2 * margin - (hasCover ? coverWidth - 16 : 0)
  for (const size of titleSizes.filter((size) => mayFit(card.title, size, room))) {
    const { svg, high } = await laidOut(card, room, { fontSize: size })
    if (high <= titleHeight) return svg
  }
  const { svg } = await laidOut(card, room, { fontSize: least, lineClamp: linesOf(least) })
  return svg
}

const linesOf = (size: number) => Math.floor(titleHeight / size / lineHeight)

/** A word, or all words in narrow letters, may have no room at a size. This spares the layout. */
function mayFit(title: string, size: number, room: number): boolean {
  return (longestWord(title) ?? 0) * size * 0.53 <= room && title.length * size * 0.4 <= room * linesOf(size)
}

type TitleStyle = { readonly fontSize: number; readonly lineClamp?: number }

/** Returns the drawing and the height of its title. */
async function laidOut({ label, title }: Card, room: number, style: TitleStyle): Promise<{ readonly svg: string; readonly high: number }> {
  let high = 0
  const svg = await satori(
    <div style={{ display: "flex", flexDirection: "column", width, height, padding: margin, background: siteColours.paper }}>
      <div style={{ width: 56, height: 8, background: siteColours.accent }} />
      <div style={{ marginTop: 23, fontSize: 28, lineHeight: 1, color: siteColours.grey }}>{label}</div>
      <div
        key="title"
        style={{
          ...style,
          display: "block",
          width: room,
          marginTop: 36,
          lineHeight,
          letterSpacing: "-0.02em",
          wordBreak: "break-word",
          color: siteColours.ink,
        }}
      >
        {title}
      </div>
      <svg viewBox="0 0 290 100" width={180} height={62} style={{ position: "absolute", left: margin, bottom: margin }}>
        <path fill={siteColours.accent} d={logo.opening} />
        <path fill={siteColours.ink} fillRule="evenodd" d={logo.letters} />
      </svg>
    </div>,
    {
      width,
      height,
      fonts,
      onNodeDetected: (node) => {
        if (node.key === "title") high = node.height
      },
    },
  )
  return { svg, high }
}

/** Cuts out the part around the focus first, because a flat picture would be huge at the card's height. */
async function cropped(file: string, focus: string) {
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
  const part = picture.extract({ left, top, width: wide, height: high }).resize(coverWidth, height, { fit: "fill" })
  const { data, info } = await part.raw().toBuffer({ resolveWithObject: true })
  return { input: data, raw: info }
}
