import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { bringCode } from "#scripts/drupal/up/code.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const modules = ["consumers", "simple_oauth", "simple_oauth_password_grant", "rest_password", "decoupled_router"]
const code = [
  "vendor/autoload.php",
  "web/core/scripts/drupal",
  "web/sites/default/default.settings.php",
  ...modules.map((name) => `web/modules/contrib/${name}/${name}.info.yml`),
]
const ofSite = ["web/sites/default/settings.php", "web/sites/default/files/secret.txt", "web/modules/custom/own/own.info.yml"]

function aFolder(paths: readonly string[]): string {
  const folder = aTemporaryFolder()
  for (const path of paths) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), path)
  }
  return folder
}

const quiet = () => undefined

describe("bringCode", () => {
  it("links the code of a folder, without what belongs to its site", async () => {
    const from = aFolder([...code, ...ofSite])
    const to = join(aTemporaryFolder(), "code")
    await bringCode(to, from, quiet)
    const files = readdirSync(to, { recursive: true, encoding: "utf8" }).filter((path) => statSync(join(to, path)).isFile())
    expect(files.sort()).toEqual([...code].sort())
    expect(readFileSync(join(to, "vendor/autoload.php"), "utf8")).toBe("vendor/autoload.php")
    expect(statSync(join(to, "vendor/autoload.php")).ino).toBe(statSync(join(from, "vendor/autoload.php")).ino)
  })

  it("refuses a folder without a module that the recipe installs, and leaves nothing", async () => {
    const from = aFolder(code.filter((path) => !path.includes("consumers")))
    const to = join(aTemporaryFolder(), "code")
    await expect(bringCode(to, from, quiet)).rejects.toThrow(
      `${from} is no code base of this Drupal: it has no web/modules/contrib/consumers/consumers.info.yml.`,
    )
    expect(existsSync(to)).toBe(false)
  })
})
