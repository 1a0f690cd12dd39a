import * as en from "../en/members-area/account.ts"
import { inSiteLanguage } from "../language.ts"

export const { login, oups, lostPassword, resetPassword, firstAdministrator, sessionEnded, profile, late } = inSiteLanguage({ en })
