import * as en from "../en/content/places.ts"
import { inSiteLanguage } from "../language.ts"

export const { regions, provinces } = inSiteLanguage({ en })
