import * as en from "../en/members-area/problems.ts"
import { inSiteLanguage } from "../language.ts"

export const { reasons, problems, tryAgainAt, sessionNotices } = inSiteLanguage({ en })
