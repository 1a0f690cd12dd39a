import * as en from "./en/agenda.ts"
import { inSiteLanguage } from "./language.ts"

export const { agenda, event } = inSiteLanguage({ en })
