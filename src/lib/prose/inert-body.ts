import { trustedHtml } from "../trusted-html.ts"
import { setAsideStyles } from "./set-aside-styles.ts"

/** Elements by whose name or id a form answers in place of its own property, such as `nodeName`. So does a document, even for `body`. */
const named = "button, embed, fieldset, iframe, img, input, object, output, select, textarea"

/** For the document below alone. */
const inertHtml = trustedHtml("inert", setAsideStyles)

/** Parses HTML that nobody has checked. A style attribute becomes `data-style` (set-aside-styles.ts). The document has no window: no script of it runs, and no picture loads. */
export function inertBody(html: string): HTMLElement {
  const inert = document.implementation.createHTMLDocument()
  const box = inert.createElement("div")
  box.innerHTML = inertHtml(html)
  for (const element of box.querySelectorAll(named)) for (const attribute of ["name", "id"]) element.removeAttribute(attribute)
  // Only now a form's own methods can be trusted.
  for (const element of box.querySelectorAll("[name]")) element.removeAttribute("name")
  inert.body.append(...box.childNodes)
  return inert.body
}
