import { aDrupal } from "#support/drupal/a-drupal.ts"
import { contractCases } from "#support/back-ends/cases.ts"

describe.each(["recipe", "module"] as const)("a Drupal with the %s", (kind) => {
  contractCases(async () => {
    const { fetch, administrator, close } = await aDrupal(kind)
    return { kind, administrator: { ...administrator, uid: 1 }, fetch, close }
  })
})
