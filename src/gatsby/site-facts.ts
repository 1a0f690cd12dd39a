import { defaultLanguage } from "../../contract/languages.ts"
import { typeset } from "../lib/text/typography.ts"

/** These facts are the same in all languages; the rest is in src/lib/strings (`site`). */
export const siteFacts = {
  title: "G30",
  association: {
    name: "G30 asbl/vzw",
    postalCode: "1000",
    phone: typeset("+32 2 555 01 30", defaultLanguage),
    fax: typeset("+32 2 555 01 31", defaultLanguage),
    mail: "info@example.org",
  },
} as const
