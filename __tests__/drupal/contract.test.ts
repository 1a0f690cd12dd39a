import { aDrupal } from "#support/drupal/a-drupal.ts"
import { contractCases } from "#support/back-ends/cases.ts"

describe("a Drupal with our module", () => {
  contractCases(async () => {
    const { fetch, administrator, close } = await aDrupal()
    return { administrator: { ...administrator, uid: 1 }, fetch, close }
  })
})
