import * as en from "./en/frame.ts"
import { inSiteLanguage } from "./language.ts"

export const { frame, footer, cookies } = inSiteLanguage({ en })
