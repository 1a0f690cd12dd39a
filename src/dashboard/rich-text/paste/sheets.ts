import { asideStyle } from "#lib/prose/set-aside.ts"

/** Maps the levels of Word's lists to their numbering: `l0:level2` → `alpha-lower`. Numbers are `arabic`. */
export type ListFormats = ReadonlyMap<string, string>

// The files of src/dashboard/rich-text/paste/ read these properties.
const properties =
  /^(display|visibility|mso-hide|text-decoration|text-decoration-line|font-weight|font-style|vertical-align|list-style-type)$/

/** Copies the rules that a pasted sheet has for classes to the style attributes, behind their own, and returns its formats of lists. */
export function applySheets(html: string, body: HTMLElement): ListFormats {
  const formats = new Map<string, string>()
  const classes = new Map<string, Map<string, string>>()
  for (const { selectors, declarations } of sheetsIn(html).flatMap(rulesIn)) {
    const level = /@list\s+(l\d{1,6}:level\d)\b/.exec(selectors.slice(-40))?.[1]
    const values = declarations.map((declaration) => [nameOf(declaration), valueOf(declaration)] as const)
    if (level !== undefined) formats.set(level, new Map(values).get("mso-level-number-format") ?? formats.get(level) ?? "arabic")
    else for (const selector of selectors.split(",").map((one) => one.trim())) collect(classes, selector, values)
  }
  for (const element of classes.size === 0 ? [] : body.querySelectorAll("[class]")) apply(classes, element)
  return formats
}

/** Uses no pattern: in a text with many unclosed tags `style` it would look for their ends again and again. */
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

/** Returns the rules that are not nested in others: those of `@media` may be for paper. */
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
const valueOf = (declaration: string) =>
  declaration
    .slice(declaration.indexOf(":") + 1)
    .replace("!important", "")
    .trim()
    .slice(0, 60)

type Values = readonly (readonly [name: string, value: string])[]

/** Collects the rules for selectors such as `.s1` and `span.s1`. */
function collect(classes: Map<string, Map<string, string>>, selector: string, values: Values): void {
  const knownValues = values.filter(([name]) => properties.test(name))
  const key = selector.replace("<!--", "").trim().toLowerCase()
  if (knownValues.length === 0 || !/^[a-z0-9]*\.[\w-]+$/.test(key)) return
  classes.set(key, new Map([...(classes.get(key) ?? []), ...knownValues]))
}

function apply(classes: ReadonlyMap<string, ReadonlyMap<string, string>>, element: Element): void {
  const rules = [...element.classList].flatMap((name) => {
    const key = `.${name.toLowerCase()}`
    return [...(classes.get(element.localName + key) ?? []), ...(classes.get(key) ?? [])]
  })
  if (rules.length === 0) return
  const style = new Map(rules)
  const own = element.getAttribute(asideStyle) ?? ""
  element.setAttribute(asideStyle, [own, ...[...style].map(([name, value]) => `${name}:${value}`)].join(";"))
}
