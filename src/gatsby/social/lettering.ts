/** Text as outlines, which need no font where they are drawn. */
import path from "node:path"
import { openSync, type Font } from "fontkit"

/** The site's font in its semibold weight. The second has the letters that most texts don't need. */
const files = ["archivo-latin-400-800.woff2", "archivo-latin-ext-400-800.woff2"]

let opened: readonly Font[] | undefined

function fonts(): readonly Font[] {
  opened ??= files.flatMap((file) => {
    const font = openSync(path.resolve("src/styles/fonts", file))
    return "fonts" in font ? [] : font
  })
  return opened
}

export type Lettering = { readonly size: number; readonly tracking?: number }

type Run = { readonly outline: string; readonly width: number }

/** The outline of one line, with its start at 0, 0, and its width. A letter that the font lacks is left out. */
export function lineOf(text: string, { size, tracking = 0 }: Lettering): Run {
  let [width, outline] = [0, ""]
  for (const { font, text: part } of runsOf(text)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
    for (const [index, glyph] of glyphs.entries()) {
      outline += glyph.path.scale(scale, -scale).translate(width, 0).toSVG()
      width += (positions[index]?.xAdvance ?? 0) * scale + tracking * size
    }
  }
  return { outline, width }
}

function runsOf(text: string): readonly { readonly font: Font; readonly text: string }[] {
  const runs: { font: Font; text: string }[] = []
  // Spaces that keep words together have no glyph of their own.
  for (const letter of text.replaceAll(/\s/g, " ")) {
    const font = fonts().find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    const last = runs.at(-1)
    if (font === undefined) continue
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

/** Breaks a text at its spaces into lines of at most this width. A word that is longer has a line of its own. */
export function linesOf(text: string, lettering: Lettering, most: number): readonly string[] {
  const lines: string[] = []
  // A space that doesn't break is no end of a word.
  for (const word of text.split(/[ \n\t]+/)) {
    const last = lines.at(-1)
    const joined = `${last ?? ""} ${word}`
    if (last !== undefined && lineOf(joined, lettering).width <= most) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}
