/** A Drupal of profile Standard, as an association has one already: with a role `administrator`, a format `restricted_html` and articles. */
import { rmSync } from "node:fs"
import { lookAt } from "#scripts/drupal/status.ts"
import { makeAsk, type StatusFinding } from "#scripts/drupal/status/asker.ts"
import { applyRecipe, finishInstall, linkModule } from "#scripts/drupal/up/install.ts"
import { servedDrupal } from "#support/drupal/a-drupal.ts"
import { addressOf, made, published, userOf } from "#support/drupal/client.ts"
import { php } from "#support/drupal/php.ts"
import { freePort } from "#support/ports.ts"
import { aStandardDrupal, standardAdministrator } from "#support/drupal/standard.ts"

let folder: string
beforeAll(async () => {
  folder = await aStandardDrupal()
  linkModule(folder)
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const config = (names: string) =>
  php({ folder }, `echo json_encode(array_map(fn ($name) => Drupal::config($name)->getRawData(), ${names}), JSON_UNESCAPED_SLASHES);`)

it("a role of a standard Drupal stops the recipe, which names the role and changes nothing", async () => {
  const before = await config("['user.role.administrator', 'user.role.authenticated', 'filter.format.restricted_html', 'core.extension']")
  await expect(applyRecipe(folder, "g30")).rejects.toThrow(/user\.role\.administrator' exists already/)
  await php(
    { folder },
    `Drupal\\user\\Entity\\Role::load('administrator')->delete();
    Drupal\\user\\Entity\\Role::create(['id' => 'contributor', 'label' => 'Contributor', 'permissions' => ['administer modules']])->save();`,
  )
  await expect(applyRecipe(folder, "g30")).rejects.toThrow(/user\.role\.contributor' exists already/)
  await php({ folder }, "Drupal\\user\\Entity\\Role::load('contributor')->delete();")
  const [, ...others] = JSON.parse(before) as readonly unknown[]
  expect(JSON.parse(await config("['user.role.authenticated', 'filter.format.restricted_html', 'core.extension']"))).toEqual(others)
})

it("a standard Drupal keeps its own format and texts beside ours, and status lists them", async () => {
  const own = await config("['filter.format.restricted_html']")
  await applyRecipe(folder, "g30")
  await applyRecipe(folder, "g30_module")
  await finishInstall(folder)
  expect(await config("['filter.format.restricted_html']")).toBe(own)
  const drupal = await servedDrupal(folder, { port: await freePort(), workers: 2, administrator: standardAdministrator })
  try {
    const admin = await userOf(drupal)
    const html = '<table class="wide"><tbody><tr><td>1</td></tr></tbody></table><p data-align="right">After</p>'
    const full = await made(admin, "node--article", { attributes: published("Full", { body: { value: html, format: "full_html" } }) })
    const ours = await made(admin, "node--article", { attributes: published("Ours", { body: { value: html, format: "g30_text" } }) })
    expect(ours.attributes.body).toMatchObject({ processed: expect.stringMatching(/^<table><tbody>.*<p>After<\/p>/s) })
    // What the dashboard sends where another field was changed.
    expect((await admin.patch(full, { attributes: { title: "Fuller" } })).status).toBe(200)
    const { data } = await admin.get(addressOf(full))
    expect(data[0]?.attributes.body).toMatchObject({ value: html, format: "full_html" })
    const findings = await lookAt(
      makeAsk(drupal.url),
      { name: standardAdministrator.name, password: standardAdministrator.password },
      "https://g30.example",
    )
    const found = (about: string): StatusFinding | undefined => findings.find((finding) => finding.about === about)
    expect(found("text format")).toMatchObject({ state: "ok" })
  } finally {
    await drupal.close()
  }
})
