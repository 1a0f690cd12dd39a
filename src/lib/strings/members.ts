import * as en from "./en/members.ts"
import { inSiteLanguage } from "./language.ts"

export const { members } = inSiteLanguage({ en })
