import { asideStyle } from "#lib/prose/set-aside.ts"

/** A property of an element's style attribute, in lower case; empty if it has none. */
export function styleOf(element: Element, property: string): string {
  const style = element.getAttribute(asideStyle) ?? ""
  const found = style.split(";").find((declaration) => declaration.split(":")[0]?.trim().toLowerCase() === property)
  const value = found?.slice(found.indexOf(":") + 1) ?? ""
  return value.toLowerCase().replace("!important", "").trim()
}

const points: Readonly<Record<string, number>> = { pt: 1, px: 0.75, in: 72, cm: 28.35, mm: 2.835 }

/** How far a block is indented, in points. */
export function indentOf(block: Element): number {
  const [, number = "0", unit = ""] = /^(-?[\d.]{1,9})(pt|px|in|cm|mm)$/.exec(styleOf(block, "margin-left")) ?? []
  return Number(number) * (points[unit] ?? 0) || 0
}

export function isBold(element: Element): boolean {
  const weight = styleOf(element, "font-weight")
  return /^bold(er)?$/.test(weight) || Number(weight) >= 600
}
