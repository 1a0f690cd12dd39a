import * as en from "../en/text/prose.ts"
import { inSiteLanguage } from "../language.ts"

export const { text } = inSiteLanguage({ en })
