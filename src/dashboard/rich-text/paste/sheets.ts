import { asideStyle } from "#lib/prose/set-aside.ts"

/** Word's list `l0:level2` leads to its numbering, such as `alpha-lower`. Numbers are `arabic`. */
export type ListFormats = ReadonlyMap<string, string>

// The files of src/dashboard/rich-text/paste/ read these properties.
const properties =
  /^(display|visibility|mso-hide|text-decoration|text-decoration-line|font-weight|font-style|vertical-align|list-style-type)$/

/** Rules for classes go behind the style attributes' own. Returns the formats of lists. */
export function applySheets(html: string, body: HTMLElement): ListFormats {
  const formats = new Map<string, string>()
  const styles = new Map<Element, string[]>()
  for (const { selectors, declarations } of sheetsIn(html).flatMap(rulesIn)) {
    const level = /@list\s+(l\d{1,6}:level\d)\b/.exec(selectors.slice(-40))?.[1]
    const format = declarations.findLast((declaration) => nameOf(declaration) === "mso-level-number-format")
    if (level !== undefined) formats.set(level, format?.split(":")[1]?.trim() ?? formats.get(level) ?? "arabic")
    const style = level === undefined ? declarations.filter((declaration) => properties.test(nameOf(declaration))) : []
    for (const element of style.length === 0 ? [] : elementsOf(selectors, body))
      styles.set(element, (styles.get(element) ?? []).concat(style))
  }
  // `styleOf` takes the first declaration of a property; in a sheet the last one counts.
  for (const [element, style] of styles)
    element.setAttribute(asideStyle, [element.getAttribute(asideStyle) ?? "", ...style.toReversed()].join(";"))
  return formats
}

/** Accepts selectors such as `.s1` and `span.s1`. */
function elementsOf(selectors: string, body: HTMLElement): readonly Element[] {
  const names = selectors.split(",").map((selector) => selector.replace("<!--", "").trim())
  return names.filter((name) => /^[a-z0-9]*\.[a-z][\w-]*$/i.test(name)).flatMap((name) => [...body.querySelectorAll(name)])
}

/** A pattern would look for the ends of many unclosed tags `style` again and again. */
function sheetsIn(html: string): readonly string[] {
  const lower = html.toLowerCase()
  const sheets: string[] = []
  for (let at = lower.indexOf("<style"); at >= 0;) {
    const start = lower.indexOf(">", at) + 1
    const end = start === 0 ? -1 : lower.indexOf("</style", start)
    if (end < 0) break
    sheets.push(withoutRemarks(html.slice(start, end)))
    at = lower.indexOf("<style", end)
  }
  return sheets
}

function withoutRemarks(css: string): string {
  const [first = "", ...others] = css.split("/*")
  return [first, ...others.map((part) => (part.includes("*/") ? part.slice(part.indexOf("*/") + 2) : ""))].join("")
}

type Rule = { readonly selectors: string; readonly declarations: readonly string[] }

/** Leaves out nested rules, because those of `@media` may be for paper. */
function rulesIn(css: string): readonly Rule[] {
  const rules: Rule[] = []
  let depth = 0
  let [selectors, start, isNested] = ["", 0, false]
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth = Math.max(0, depth + (brace === "{" ? 1 : -1))
    if (brace === "{" && depth === 1) [selectors, isNested] = [css.slice(start, index), false]
    else if (brace === "{") isNested = true
    else if (depth === 0 && !isNested) rules.push({ selectors, declarations: css.slice(start, index).split(";") })
    start = index + 1
  }
  return rules
}

const nameOf = (declaration: string) => declaration.split(":")[0]?.trim().toLowerCase() ?? ""
