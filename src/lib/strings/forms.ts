import * as en from "./en/forms.ts"
import { inSiteLanguage } from "./language.ts"

export const { forms } = inSiteLanguage({ en })
