/** The update of a Drupal whose texts had the format of before, under a name that others use too. */
import { aDrupal, type TestDrupal } from "#support/drupal/a-drupal.ts"
import { addressOf, made, published, userOf, type Client } from "#support/drupal/client.ts"
import { php } from "#support/drupal/php.ts"
import type { Item } from "#support/server.ts"

/** The former release: its fields take the former format alone, and its managers administer permissions. */
const former = `
  $filters = ['filter_html' => ['status' => TRUE, 'settings' => ['allowed_html' => '<p> <strong> <cite> <a href>']]];
  Drupal\\filter\\Entity\\FilterFormat::create(['format' => 'restricted_html', 'name' => 'Restricted HTML', 'filters' => $filters])->save();
  foreach (['contributor', 'administrator'] as $name) {
    Drupal\\user\\Entity\\Role::load($name)->grantPermission('use text format restricted_html')->grantPermission('administer permissions')
      ->revokePermission('use text format g30_text')->save();
  }
  foreach (['article', 'page'] as $bundle) {
    Drupal\\field\\Entity\\FieldConfig::loadByName('node', $bundle, 'body')->setSetting('allowed_formats', ['restricted_html'])->save();
  }
  Drupal::keyValue('post_update')->set('existing_updates', array_diff(
    Drupal::keyValue('post_update')->get('existing_updates'),
    ['g30_post_update_permissions', 'g30_post_update_text_format'],
  ));`

/** What drush updatedb does. It answers what the updates say. */
const update = `
  foreach (['update', 'install'] as $name) { require_once "core/includes/$name.inc"; }
  foreach (Drupal::service('update.post_update_registry')->getPendingUpdateFunctions() as $function) {
    $context = ['sandbox' => [], 'results' => []];
    do {
      $context['finished'] = 1;
      update_invoke_post_update($function, $context);
    } while ($context['finished'] < 1);
    echo json_encode($context['results']);
  }
  drupal_flush_all_caches($kernel);`

let drupal: TestDrupal
let admin: Client
beforeAll(async () => {
  drupal = await aDrupal("module")
  await php(drupal, former)
  admin = await userOf(drupal)
})
afterAll(() => drupal.close())

const text = (value: string) => ({ body: { value, format: "restricted_html", summary: "Short" } })
const anArticle = (title: string, value: string) => made(admin, "node--article", { attributes: published(title, text(value)) })

async function bodyOf(item: Item, query = ""): Promise<unknown> {
  const { data } = await admin.get(`${addressOf(item)}${query}`)
  return data[0]?.attributes.body
}

const settings = `echo json_encode([
  Drupal::config('field.field.node.article.body')->get('settings.allowed_formats'),
  Drupal::config('field.field.node.page.body')->get('settings.allowed_formats'),
  array_values(array_intersect(
    Drupal::config('user.role.contributor')->get('permissions'),
    ['administer permissions', 'use text format g30_text', 'use text format restricted_html'],
  )),
]);`

it("texts get the format where nothing of them is lost, in all versions and languages; others stay, and only they", async () => {
  const plain = await anArticle("Plain", "<p>One <strong>word</strong></p>")
  const firstVersion = Number(plain.attributes.drupal_internal__vid)
  expect((await admin.patch(plain, { attributes: text("<p>Two words</p>") })).status).toBe(200)
  const path = `/api/translation/node/${plain.id}/fr`
  expect((await admin.send("POST", path, { headers: { "If-Match": "*" } })).status).toBe(201)
  // It was written in the editor, and the format of another profile hid its table.
  const hidden = await anArticle("Hidden", "<p>Before</p><table><tbody><tr><td>1</td></tr></tbody></table>")
  const foreign = await anArticle("Foreign", "<p>As <cite>Horta</cite> said</p>")
  const description = { value: "<p>Fired clay</p>", format: "restricted_html" }
  const tag = await made(admin, "taxonomy_term--tags", { attributes: { name: "Brick", description } })
  const { data: before } = await admin.get(addressOf(plain))

  const said = await php(drupal, update)

  expect(said).toContain("1 items have texts in the format restricted_html")
  expect(await bodyOf(plain)).toMatchObject({ value: "<p>Two words</p>", format: "g30_text", summary: "Short" })
  expect(await bodyOf(plain, `?resourceVersion=id:${firstVersion}`)).toMatchObject({ format: "g30_text" })
  const { data: french } = await admin.get(`/fr${addressOf(plain)}`)
  expect(french[0]?.attributes).toMatchObject({ langcode: "fr", body: { format: "g30_text" } })
  expect(await bodyOf(hidden)).toMatchObject({ format: "g30_text", processed: expect.stringContaining("<td>1</td>") })
  expect(await bodyOf(foreign)).toMatchObject({ format: "restricted_html", processed: expect.stringContaining("<cite>Horta</cite>") })
  const { data: tags } = await admin.get(addressOf(tag))
  expect(tags[0]?.attributes.description).toMatchObject({ value: "<p>Fired clay</p>", format: "g30_text" })
  const { data: after } = await admin.get(addressOf(plain))
  const { drupal_internal__vid: vid, changed } = before[0]?.attributes ?? {}
  expect(after[0]?.attributes).toMatchObject({ drupal_internal__vid: vid, changed })
  expect(JSON.parse(await php(drupal, settings))).toEqual([
    ["restricted_html", "g30_text"],
    ["restricted_html", "g30_text"],
    ["use text format g30_text", "use text format restricted_html"],
  ])

  // Another field of a text that stays.
  expect((await admin.patch(foreign, { attributes: { title: "Foreign still" } })).status).toBe(200)
  expect(await bodyOf(foreign)).toMatchObject({ format: "restricted_html", value: "<p>As <cite>Horta</cite> said</p>" })
})
