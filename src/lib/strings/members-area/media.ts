import * as en from "../en/members-area/media.ts"
import { inSiteLanguage } from "../language.ts"

export const { files, pictures, gallery, library } = inSiteLanguage({ en })
