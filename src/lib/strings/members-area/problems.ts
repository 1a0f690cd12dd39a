import { en } from "../en/members-area/problems.ts"
import { inSiteLanguage } from "../language.ts"

export const { reasons, refusedWithoutWords, problems, tryAgainAt, sessionNotices } = inSiteLanguage({ en })
