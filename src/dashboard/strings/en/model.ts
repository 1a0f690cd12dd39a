import { fieldsOf, kindOf } from "#contract/content.ts"
import { langcodes, roles } from "#contract/fields.ts"
import type { Model } from "../model-words.ts"

/** The content model is written in English. */
export const model: Model = { kindOf, fieldsOf, roles, languages: langcodes }
