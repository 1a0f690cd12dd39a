import * as en from "../en/members-area/term-lists.ts"
import { inSiteLanguage } from "../language.ts"

export const { termLists } = inSiteLanguage({ en })
