import { asideStyle } from "#lib/prose/set-aside.ts"
import { rename, unwrap } from "../html/elements.ts"
import { isBold, styleOf } from "./styles.ts"

/** Turns formats that programs write as styles or old tags into the elements of restricted HTML. */
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
  for (const span of body.querySelectorAll(`span[${asideStyle}]`)) styled(span)
}

function styled(span: Element): void {
  const raised = styleOf(span, "vertical-align")
  const tags = [
    isBold(span) && span.closest("strong, h1, h2, h3, h4, h5, h6, th") === null ? "strong" : null,
    styleOf(span, "font-style") === "italic" ? "em" : null,
    raised === "super" ? "sup" : null,
    raised === "sub" ? "sub" : null,
  ]
  for (const tag of tags) {
    if (tag === null) continue
    const inner = span.ownerDocument.createElement(tag)
    inner.append(...span.childNodes)
    span.append(inner)
  }
}
