const sign = (isChecked: boolean) => (isChecked ? "☑ " : "☐ ")

/** Pictures of emoji and of boxes to tick become characters. Call it before the pictures are taken for upload. */
export function takeSigns(body: HTMLElement): void {
  for (const item of body.querySelectorAll("[role='checkbox'], li[aria-checked]")) {
    for (const icon of item.querySelectorAll("img, input")) if (icon.closest("[role='checkbox'], li[aria-checked]") === item) icon.remove()
    ;(item.querySelector("p") ?? item).prepend(sign(item.getAttribute("aria-checked") === "true"))
  }
  for (const box of body.querySelectorAll("li input[type='checkbox']")) box.replaceWith(sign(box.hasAttribute("checked")))
  for (const image of body.querySelectorAll("img")) {
    const description = image.getAttribute("alt") || image.getAttribute("aria-roledescription") || ""
    const box = /^(un)?checked( checkbox)?$/i.exec(description)
    const character = box === null ? emojiOf(image) : sign(box[1] === undefined)
    if (character === null) continue
    const next = image.nextElementSibling
    if (box !== null && next?.localName === "p") {
      next.prepend(character)
      image.remove()
    } else image.replaceWith(character)
  }
}

function emojiOf(image: Element): string | null {
  const labels = ["data-emoji", "alt", "aria-label", "title"].map((name) => image.getAttribute(name)?.trim() ?? "")
  return labels.find(isEmoji) ?? null
}

function isEmoji(text: string): boolean {
  const isOfSigns = /^(\p{Emoji}|\p{M}|\u200d|[\u{e0020}-\u{e007f}])+$/u.test(text)
  // Unicode counts digits as emoji too.
  return text.length <= 40 && isOfSigns && /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(text)
}
