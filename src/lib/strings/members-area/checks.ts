import * as en from "../en/members-area/checks.ts"
import { inSiteLanguage } from "../language.ts"

export const { checks } = inSiteLanguage({ en })
