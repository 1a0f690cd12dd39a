export function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  const style = element.getAttribute("style")
  if (style !== null) renamed.setAttribute("style", style)
  element.replaceWith(renamed)
}

export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}
