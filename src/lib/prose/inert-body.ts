import { trustedHtml } from "../trusted-html.ts"
import { setAside } from "./set-aside.ts"

/** The name or id of such an element hides a property of its form, such as `nodeName`, or of its document, even `body`. */
const activeTags = "button, embed, fieldset, iframe, img, input, object, output, select, textarea"

const inertHtml = trustedHtml("inert", setAside)

/**
 * Nobody has checked the HTML. The document has no window: no script of it runs, and no picture loads. Style attributes become `data-style`
 * (set-aside.ts).
 */
export function inertBody(html: string): HTMLElement {
  const inert = document.implementation.createHTMLDocument()
  const box = inert.createElement("div")
  box.innerHTML = inertHtml(html)
  // The site's policy would refuse each sheet within a document, so they go before.
  for (const sheet of box.querySelectorAll("style")) sheet.remove()
  for (const element of box.querySelectorAll(activeTags)) for (const attribute of ["name", "id"]) element.removeAttribute(attribute)
  // Only now a form's own methods can be trusted.
  for (const element of box.querySelectorAll("[name]")) element.removeAttribute("name")
  inert.body.append(...box.childNodes)
  return inert.body
}
