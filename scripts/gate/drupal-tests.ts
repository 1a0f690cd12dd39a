/** These tests need a real Drupal's code and PHP. */
import { checkPhp } from "#scripts/drupal/up/php.ts"
import { messageOf } from "#server/process/closing.ts"

/** Returns null if the Drupal tests can run. */
export async function whyNoDrupal(env: NodeJS.ProcessEnv): Promise<string | null> {
  if (env.G30_TEST_DRUPAL === undefined || env.G30_TEST_DRUPAL === "")
    return "G30_TEST_DRUPAL names no folder with the code of a Drupal (docs/contributing.md)."
  try {
    await checkPhp()
    return null
  } catch (error) {
    return messageOf(error)
  }
}

const config = ["--config", "jest.drupal.config.js"]
const sameSite = "__tests__/drupal/same-site.test.ts"

/** `npm run test:long` runs the test that builds two sites. */
export const drupalTests: readonly string[] = [...config, "--maxWorkers", "3", "--testPathIgnorePatterns", "/node_modules/", sameSite]

export const sameSiteTest: readonly string[] = [...config, sameSite]
