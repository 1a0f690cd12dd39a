import * as en from "../en/members-area/withdrawal.ts"
import { inSiteLanguage } from "../language.ts"

export const { withdrawal } = inSiteLanguage({ en })
