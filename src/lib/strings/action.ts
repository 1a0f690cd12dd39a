import * as en from "./en/action.ts"
import { inSiteLanguage } from "./language.ts"

export const { action } = inSiteLanguage({ en })
