import * as en from "../en/members-area/dashboard-menu.ts"
import { inSiteLanguage } from "../language.ts"

export const { dashboardMenu, requests, notice } = inSiteLanguage({ en })
