import * as en from "../en/members-area/rich-text.ts"
import { inSiteLanguage } from "../language.ts"

export const { richText } = inSiteLanguage({ en })
