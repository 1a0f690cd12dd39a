import { aDrupal } from "#support/drupal/a-drupal.ts"
import { translationCases } from "#support/back-ends/translation-cases.ts"

translationCases(() => aDrupal())
