import * as en from "../en/members-area/agenda.ts"
import { inSiteLanguage } from "../language.ts"

export const { agenda, agendaViews, agendaSubscription } = inSiteLanguage({ en })
