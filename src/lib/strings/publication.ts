import * as en from "./en/publication.ts"
import { inSiteLanguage } from "./language.ts"

export const { publication } = inSiteLanguage({ en })
