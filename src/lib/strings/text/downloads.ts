import * as en from "../en/text/downloads.ts"
import { inSiteLanguage } from "../language.ts"

export const { downloads } = inSiteLanguage({ en })
