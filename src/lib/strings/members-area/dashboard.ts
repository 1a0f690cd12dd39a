import * as en from "../en/members-area/dashboard.ts"
import { inSiteLanguage } from "../language.ts"

export const { dashboard, listTitles, toasts } = inSiteLanguage({ en })
