import { readdirSync } from "node:fs"
import { join } from "node:path"
import { run } from "#scripts/child.ts"
import { applyRecipe } from "#scripts/drupal/up/install.ts"
import { aDrupal, type TestDrupal } from "#support/drupal/a-drupal.ts"

/** All configuration of a Drupal, as its own command exports it. */
async function configurationOf({ folder }: TestDrupal): Promise<string> {
  const script = `
    $loader = require 'autoload.php';
    $request = Symfony\\Component\\HttpFoundation\\Request::create('http://127.0.0.1/');
    $kernel = Drupal\\Core\\DrupalKernel::createFromRequest($request, $loader, 'prod');
    $kernel->boot();
    $storage = $kernel->getContainer()->get('config.storage');
    $all = $storage->readMultiple($storage->listAll());
    ksort($all);
    echo json_encode($all);`
  const { code, output } = await run("php", ["-r", script], { cwd: join(folder, "code/web") })
  expect(code).toBe(0)
  return output
}

function recipeConfig(name: string): readonly string[] {
  return readdirSync(join("drupal/recipes", name, "config")).map((file) => file.replace(/\.yml$/, ""))
}

describe("the recipe on a stock Drupal", () => {
  let drupal: TestDrupal
  beforeAll(async () => {
    drupal = await aDrupal("recipe")
  })
  afterAll(() => drupal.close())

  it("makes all of its configuration", async () => {
    const names = Object.keys(JSON.parse(await configurationOf(drupal)) as Record<string, unknown>)
    expect(["g30_model", "g30_accounts"].flatMap(recipeConfig).filter((name) => !names.includes(name))).toEqual([])
  })

  it("changes nothing when it is applied again", async () => {
    const before = await configurationOf(drupal)
    await applyRecipe(drupal.folder, "g30")
    expect(JSON.parse(await configurationOf(drupal))).toEqual(JSON.parse(before))
    expect((await drupal.fetch("/jsonapi/node/page")).status).toBe(200)
  })
})
