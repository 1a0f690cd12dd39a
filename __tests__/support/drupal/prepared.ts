/** Two Drupals that are made once, of which each test file gets a copy: with the recipe alone, and with our module too. */
import { createHash } from "node:crypto"
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { linkTree } from "#scripts/drupal/up/code.ts"
import { applyRecipe, finishInstall, linkModule } from "#scripts/drupal/up/install.ts"
import { makeSteps } from "#scripts/steps.ts"
import { makeDrupal } from "#scripts/drupal/up.ts"

export type Which = "recipe" | "module"

/** They are kept between runs, as long as what they are made of is the same. */
const cache = resolve("node_modules/.cache/drupal")

const administrator = { name: "ada", mail: "ada@example.org" }

export function preparedFolder(which: Which): string {
  const key = process.env.G30_PREPARED_DRUPAL
  if (key === undefined) throw new Error("Tests against a Drupal run with: npx jest --config jest.drupal.config.js")
  return join(cache, key, which)
}

/** Makes both where they aren't there yet, from the code base that G30_TEST_DRUPAL names. */
export async function prepareDrupals(code: string): Promise<string> {
  const key = keyOf(code)
  const folder = join(cache, key)
  if (!existsSync(join(folder, "ready"))) {
    rmSync(cache, { recursive: true, force: true })
    await makeBoth(folder, code)
    writeFileSync(join(folder, "ready"), "")
  }
  return key
}

async function makeBoth(folder: string, code: string): Promise<void> {
  const [recipe, module] = [join(folder, "recipe"), join(folder, "module")]
  const quiet = () => undefined
  const password = await makeDrupal({ administrator, folder: recipe, code, hasModule: false }, makeSteps(quiet), quiet)
  writeFileSync(join(recipe, "password"), password, { mode: 0o600 })
  copyDrupal(recipe, module)
  linkModule(module)
  await applyRecipe(module, "g30_module")
  await finishInstall(module)
}

/** A Drupal with the same content, in a folder of its own. */
export function copyDrupal(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  linkTree(join(from, "code"), join(to, "code"))
  const own = readdirSync(from).filter((name) => name !== "code")
  for (const path of [...own, "code/web/sites/default"]) cpSync(join(from, path), join(to, path), { recursive: true, filter: isOwn })
  if (existsSync(join(from, "code/web/modules/custom/g30"))) linkModule(to)
}

/** Drupal's templates of settings come with its code. */
const isOwn = (path: string) => !/\/default\.[\w.]+$/.test(path)

function keyOf(code: string): string {
  const hash = createHash("sha256")
    .update(resolve(code))
    .update(readFileSync(join(code, "vendor/composer/installed.php")))
  for (const folder of ["drupal/recipes", "drupal/modules", "scripts/drupal"]) {
    for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
      if (/\.\w+$/.test(path)) hash.update(path).update(readFileSync(join(folder, path)))
    }
  }
  return hash.digest("hex").slice(0, 16)
}
