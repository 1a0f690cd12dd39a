import * as en from "./en/site.ts"
import { inSiteLanguage } from "./language.ts"

export const { site } = inSiteLanguage({ en })
