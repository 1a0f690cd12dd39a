/** The tests against a real Drupal, which need its code and PHP. */
import { checkPhp } from "#scripts/drupal/up/php.ts"
import { messageOf } from "#scripts/closing.ts"

/** Why they can't run; null where they can. */
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

export const drupalTests: readonly string[] = ["--config", "jest.drupal.config.js", "--maxWorkers", "2"]
