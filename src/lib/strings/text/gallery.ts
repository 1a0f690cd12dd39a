import * as en from "../en/text/gallery.ts"
import { inSiteLanguage } from "../language.ts"

export const { gallery } = inSiteLanguage({ en })
