import * as en from "../en/members-area/lists.ts"
import { inSiteLanguage } from "../language.ts"

export const { lists, listKinds, listActions, wordsOfKind } = inSiteLanguage({ en })
