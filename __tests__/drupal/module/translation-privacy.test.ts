import { syncPath } from "#contract/publishing.ts"
import { translationPrivacyCases } from "#support/back-ends/translation-privacy-cases.ts"
import { aDrupal } from "#support/drupal/a-drupal.ts"
import { userOf } from "#support/drupal/client.ts"
import { translatingAs } from "#support/drupal/translations.ts"
import type { Item } from "#support/server.ts"

translationPrivacyCases(() => aDrupal())

test("a build learns of each visible translation, of one that goes, and of no draft", async () => {
  const drupal = await aDrupal()
  const editor = translatingAs(await userOf(drupal))
  const item = await editor.aDraft("Built", "Construit")
  const told = async (work: () => Promise<unknown>) => {
    const since = async (number: number) => JSON.parse(await (await drupal.fetch(syncPath(number))).text())
    const { timestamp } = await since(0)
    await work()
    const { entities } = (await since(timestamp)) as {
      entities: readonly (Readonly<Record<string, unknown>> & { readonly data?: readonly Item[] })[]
    }
    return entities
      .map(({ action, langcode, data }) => `${String(action)} ${String(langcode)} ${String(data?.[0]?.attributes.title)}`)
      .toSorted()
  }
  expect(await told(() => editor.change("fr", item, { attributes: { title: "Bâti" } }))).toEqual(["update en Built"])
  expect(await told(() => editor.change("fr", item, { attributes: { status: true } }))).toEqual(["update en Built", "update fr Bâti"])
  expect(await told(() => editor.change("en", item, { attributes: { title: "Made" } }))).toEqual(["update en Made", "update fr Bâti"])
  expect(await told(() => editor.change("en", item, { attributes: { status: false } }))).toEqual(["delete en undefined", "update fr Bâti"])
  expect(await told(() => editor.remove(item, "fr"))).toEqual(["delete fr undefined"])
  await drupal.close()
})
