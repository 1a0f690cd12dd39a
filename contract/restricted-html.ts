/**
 * The restricted HTML of rich text: tags and the attributes each may carry. content-model.md, Restricted HTML.
 *
 * The back end filters by it on write, the build once more before it renders. Nothing else survives: no style, class, event, script or embed.
 */
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

/** Schemes that a link may have; anything else loses its href. */
export const linkSchemes = ["http", "https", "mailto", "tel"] as const
