import * as en from "../en/content/dates.ts"
import { inSiteLanguage } from "../language.ts"

export const { months, weekdays, dates } = inSiteLanguage({ en })
