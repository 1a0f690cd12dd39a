/** The tags of rich text with their attributes (docs/content-model.md). The server and the build filter by this table. */
export const restrictedHtml: Readonly<Record<string, readonly string[]>> = {
  p: [],
  h2: ["id"],
  h3: ["id"],
  ul: [],
  ol: [],
  li: ["id"],
  blockquote: [],
  a: ["href", "id"],
  strong: [],
  em: [],
  sup: [],
  sub: [],
  br: [],
  hr: [],
  figure: [],
  figcaption: [],
  img: ["src", "alt", "width", "height"],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ["scope"],
  td: [],
}

/** The schemes of links. Others lose their href. */
export const linkSchemes = ["http", "https", "mailto", "tel"] as const
