import * as en from "../en/content/codes.ts"
import { inSiteLanguage } from "../language.ts"

export const { languages, actionKinds, contentKinds, phases } = inSiteLanguage({ en })
