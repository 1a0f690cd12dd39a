import * as en from "./en/not-found.ts"
import { inSiteLanguage } from "./language.ts"

export const { notFound } = inSiteLanguage({ en })
