import * as en from "../en/text/lightbox.ts"
import { inSiteLanguage } from "../language.ts"

export const { lightbox } = inSiteLanguage({ en })
