import * as en from "./en/lightbox.ts"
import { inSiteLanguage } from "./language.ts"

export const { lightbox } = inSiteLanguage({ en })
