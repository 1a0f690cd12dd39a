import { aDrupal } from "#support/drupal/a-drupal.ts"
import { referenceCases } from "#support/back-ends/reference-cases.ts"

referenceCases(() => aDrupal())
