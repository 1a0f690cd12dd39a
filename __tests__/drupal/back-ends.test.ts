import { aDrupal } from "#support/drupal/a-drupal.ts"
import { foundIn, saidOf } from "../contract/back-ends/features.ts"

test.concurrent.each(["recipe", "module"] as const)("a Drupal with the %s has what docs/drupal-contract.md says", async (which) => {
  const drupal = await aDrupal(which)
  try {
    expect(await foundIn(drupal)).toEqual(saidOf(which))
  } finally {
    await drupal.close()
  }
})
