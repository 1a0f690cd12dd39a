import * as en from "../en/members-area/preview.ts"
import { inSiteLanguage } from "../language.ts"

export const { preview } = inSiteLanguage({ en })
