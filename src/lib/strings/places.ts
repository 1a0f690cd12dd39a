import { en } from "./en/places.ts"
import { inSiteLanguage } from "./language.ts"

export const { regions, provinces } = inSiteLanguage({ en })
