import * as en from "../en/members-area/people.ts"
import { inSiteLanguage } from "../language.ts"

export const { people, seeAs } = inSiteLanguage({ en })
