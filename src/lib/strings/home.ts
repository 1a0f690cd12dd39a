import * as en from "./en/home.ts"
import { inSiteLanguage } from "./language.ts"

export const { home } = inSiteLanguage({ en })
