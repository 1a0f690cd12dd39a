export const textFormat = "g30_text"

/** Its name before. Drupal's profile Standard has a format of that name, with other tags. */
export const formerTextFormat = "restricted_html"
