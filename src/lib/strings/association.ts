import * as en from "./en/association.ts"
import { inSiteLanguage } from "./language.ts"

export const { call, about } = inSiteLanguage({ en })
