/** A mail: the same words in plain text and in HTML, where the logo stands above them. */
export type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string }

/** What an `img` in a mail's HTML shows the logo by; the mailer attaches it. */
export const logoAddress = "cid:logo@g30"
