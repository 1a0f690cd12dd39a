import * as en from "../en/members-area/history.ts"
import { inSiteLanguage } from "../language.ts"

export const { history } = inSiteLanguage({ en })
