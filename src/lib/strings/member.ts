import * as en from "./en/member.ts"
import { inSiteLanguage } from "./language.ts"

export const { member } = inSiteLanguage({ en })
