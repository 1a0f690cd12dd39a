import * as en from "../en/members-area/redirects.ts"
import { inSiteLanguage } from "../language.ts"

export const { redirects } = inSiteLanguage({ en })
