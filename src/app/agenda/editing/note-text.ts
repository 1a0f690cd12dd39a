/** The note of a new event: plain text in the dialog, paragraphs in the stored text. */
export function noteHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll("\n", "<br>")}</p>`)
    .join("")
}

/** The reverse of `noteHtml`. */
export function noteText(html: string): string {
  const text = html
    .replaceAll("</p><p>", "\n\n")
    .replaceAll("<br>", "\n")
    .replaceAll(/<\/?p>/g, "")
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&")
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
}
