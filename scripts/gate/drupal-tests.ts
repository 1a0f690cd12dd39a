/** The tests against a real Drupal, which need its code and PHP. */
import { checkPhp } from "#scripts/drupal/up/php.ts"
import { messageOf } from "#scripts/closing.ts"

/** Returns the reason why the Drupal tests can't run; null if they can. */
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

/** Without the one that builds two sites, which `npm run test:long` runs. */
export const drupalTests: readonly string[] = [...config, "--maxWorkers", "3", "--testPathIgnorePatterns", "/node_modules/", sameSite]

export const sameSiteTest: readonly string[] = [...config, sameSite]
