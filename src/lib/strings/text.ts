import * as en from "./en/text.ts"
import { inSiteLanguage } from "./language.ts"

export const { text, downloads, gallery } = inSiteLanguage({ en })
