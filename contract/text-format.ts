export const textFormat = "g30_text"

/** Older servers push texts in a format of this name. Drupal's profile Standard uses it for a format with other tags. */
export const formerTextFormat = "restricted_html"
