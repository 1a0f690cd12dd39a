/** A mail in plain text. */
export type Mail = { readonly to: string; readonly subject: string; readonly text: string }
