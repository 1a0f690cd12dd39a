import { join } from "node:path"
import { linkTree } from "#scripts/drupal/up/code.ts"
import { installDrupal } from "#scripts/drupal/up/install.ts"
import { writeSettings } from "#scripts/drupal/up/settings.ts"
import { preparedFolder } from "./prepared.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

/** Account 1 of a Drupal that a test installs. */
export const standardAdministrator = { name: "ada", mail: "ada@example.org", password: "ada keeps this too" }

/** Installs a Drupal of profile Standard, which has roles, formats and a type of content of its own, and nothing of ours. Returns its folder. */
export async function aStandardDrupal(): Promise<string> {
  const folder = aTemporaryFolder()
  linkTree(join(preparedFolder("recipe"), "code"), join(folder, "code"))
  writeSettings(folder)
  await installDrupal(folder, { profile: "standard", ...standardAdministrator })
  return folder
}
