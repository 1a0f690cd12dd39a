import { trustedHtml } from "../trusted-html.ts"
import { setAside } from "./set-aside.ts"

/** Elements by whose name or id a form answers in place of its own property, such as `nodeName`. So does a document, even for `body`. */
const activeTags = "button, embed, fieldset, iframe, img, input, object, output, select, textarea"

/** For the document below alone. */
const inertHtml = trustedHtml("inert", setAside)

/** Parses HTML that nobody has checked. Its style attributes become `data-style` (set-aside.ts), and its sheets are left out. The document has no window: no script of it runs, and no picture loads. */
export function inertBody(html: string): HTMLElement {
  const inert = document.implementation.createHTMLDocument()
  const box = inert.createElement("div")
  box.innerHTML = inertHtml(html)
  // Before they are in a document, where the site's policy would refuse each.
  for (const sheet of box.querySelectorAll("style")) sheet.remove()
  for (const element of box.querySelectorAll(activeTags)) for (const attribute of ["name", "id"]) element.removeAttribute(attribute)
  // Only now a form's own methods can be trusted.
  for (const element of box.querySelectorAll("[name]")) element.removeAttribute("name")
  inert.body.append(...box.childNodes)
  return inert.body
}
