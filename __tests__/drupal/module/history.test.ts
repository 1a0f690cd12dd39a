import { aDrupal } from "#support/drupal/a-drupal.ts"
import { historyCases } from "#support/back-ends/history-cases.ts"

historyCases(() => aDrupal())
