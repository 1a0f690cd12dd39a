import { aDrupal } from "#support/drupal/a-drupal.ts"
import { versionCases } from "#support/back-ends/version-cases.ts"

versionCases(() => aDrupal())
