import { en } from "./en/content.ts"
import { inSiteLanguage } from "./language.ts"

export const { languages, actionKinds, contentKinds, phases, months, dates } = inSiteLanguage({ en })
