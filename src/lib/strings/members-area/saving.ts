import * as en from "../en/members-area/saving.ts"
import { inSiteLanguage } from "../language.ts"

export const { notUploaded, waitingSaves, draftTroubles, removedParts } = inSiteLanguage({ en })
