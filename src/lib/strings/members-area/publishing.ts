import * as en from "../en/members-area/publishing.ts"
import { inSiteLanguage } from "../language.ts"

export const { publishing, publishingPanel } = inSiteLanguage({ en })
