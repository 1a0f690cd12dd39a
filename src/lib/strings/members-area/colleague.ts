import * as en from "../en/members-area/colleague.ts"
import { inSiteLanguage } from "../language.ts"

export const { colleague } = inSiteLanguage({ en })
