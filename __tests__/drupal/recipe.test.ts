import { readdirSync } from "node:fs"
import { join } from "node:path"
import { applyRecipe } from "#scripts/drupal/up/install.ts"
import { aDrupal, type TestDrupal } from "#support/drupal/a-drupal.ts"
import { addressOf, made, published, userOf } from "#support/drupal/client.ts"
import { php } from "#support/drupal/php.ts"

/** All configuration of a Drupal, as its own command exports it. */
function configurationOf(drupal: TestDrupal): Promise<string> {
  return php(
    drupal,
    `$storage = $kernel->getContainer()->get('config.storage');
    $all = $storage->readMultiple($storage->listAll());
    ksort($all);
    echo json_encode($all);`,
  )
}

/** Makes the configuration as it was before items had translations. */
function turnBack(drupal: TestDrupal): Promise<string> {
  return php(
    drupal,
    `$edit = fn ($name) => Drupal::configFactory()->getEditable($name);
    $edit('language.content_settings.node.article')->clear('third_party_settings')->save();
    $edit('field.field.node.article.body')->set('translatable', FALSE)->save();
    $edit('field.field.node.article.field_image')->set('translatable', FALSE)->clear('third_party_settings')->save();
    $edit('core.base_field_override.node.article.promote')->set('translatable', TRUE)->save();
    $edit('language.entity.nl')->set('weight', 0)->save();
    drupal_flush_all_caches($kernel);`,
  )
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

  it("changes an older Drupal to a new one when it is applied again, and nothing else; content stays", async () => {
    const fresh = await configurationOf(drupal)
    await turnBack(drupal)
    const admin = await userOf(drupal)
    const body = { value: "<p>Bonjour</p>", format: "g30_text", summary: "Bon" }
    const attributes = published("Chantier", { langcode: "fr", promote: true, body, path: { alias: "/post/chantier" } })
    const item = await made(admin, "node--article", { attributes })
    await applyRecipe(drupal.folder, "g30")
    expect(JSON.parse(await configurationOf(drupal))).toEqual(JSON.parse(fresh))
    const { data } = await admin.get(addressOf(item))
    const { revision_translation_affected: _, ...kept } = item.attributes
    expect(data[0]?.attributes).toMatchObject({ ...kept, path: { alias: "/post/chantier", langcode: "fr" } })
    expect((await admin.write("PATCH", `/fr${addressOf(item)}`, { ...item, attributes: { title: "Autre" } })).status).toBe(200)
  })
})
