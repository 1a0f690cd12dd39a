import * as en from "../en/members-area/editor.ts"
import { inSiteLanguage } from "../language.ts"

export const { editor, editorLabels, editorRules, editorWidgets, editorSafety } = inSiteLanguage({ en })
