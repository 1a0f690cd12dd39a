import * as en from "../en/members-area/event-editing.ts"
import { inSiteLanguage } from "../language.ts"

export const { repeatWords, eventRules, eventForm, eventChanges, newEventDialog, eventMove } = inSiteLanguage({ en })
