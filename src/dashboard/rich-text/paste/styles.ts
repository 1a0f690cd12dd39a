import { asideStyle } from "#lib/prose/set-aside.ts"
import { rename, unwrap } from "../html/elements.ts"

/** The value is in lower case; empty without the property. */
export function styleOf(element: Element, property: string): string {
  const style = element.getAttribute(asideStyle) ?? ""
  const declaration = style.split(";").find((each) => each.split(":")[0]?.trim().toLowerCase() === property)
  const value = declaration?.slice(declaration.indexOf(":") + 1) ?? ""
  return value.toLowerCase().replace("!important", "").trim()
}

const points: Readonly<Record<string, number>> = { pt: 1, px: 0.75, in: 72, cm: 28.35, mm: 2.835 }

/** Points; 0 without a margin. */
export function indentOf(block: Element): number {
  const [, number = "0", unit = ""] = /^(-?[\d.]{1,9})(pt|px|in|cm|mm)$/.exec(styleOf(block, "margin-left")) ?? []
  return Number(number) * (points[unit] ?? 0) || 0
}

function isBold(element: Element): boolean {
  const weight = styleOf(element, "font-weight")
  return /^bold(er)?$/.test(weight) || Number(weight) >= 600
}

/** Programs write formats as styles or old tags, which become elements of restricted HTML. */
export function withoutFormats(body: HTMLElement): void {
  for (const element of body.querySelectorAll("b, strong")) {
    // Google Docs wraps everything into a `b` that is not bold.
    if (/^(normal|400)$/.test(styleOf(element, "font-weight"))) unwrap(element)
    else if (element.localName === "b") rename(element, "strong")
  }
  for (const element of body.querySelectorAll("i, em, cite, dfn")) {
    if (styleOf(element, "font-style") === "normal") unwrap(element)
    else if (element.localName !== "em") rename(element, "em")
  }
  for (const span of body.querySelectorAll(`span[${asideStyle}]`)) wrapInTags(span)
}

function wrapInTags(span: Element): void {
  const verticalAlign = styleOf(span, "vertical-align")
  const tags = [
    isBold(span) && span.closest("strong, h1, h2, h3, h4, h5, h6, th") === null ? "strong" : null,
    styleOf(span, "font-style") === "italic" ? "em" : null,
    verticalAlign === "super" ? "sup" : null,
    verticalAlign === "sub" ? "sub" : null,
  ]
  for (const tag of tags) {
    if (tag === null) continue
    const inner = span.ownerDocument.createElement(tag)
    inner.append(...span.childNodes)
    span.append(inner)
  }
}
