import * as en from "./en/actions.ts"
import { inSiteLanguage } from "./language.ts"

export const { actions } = inSiteLanguage({ en })
