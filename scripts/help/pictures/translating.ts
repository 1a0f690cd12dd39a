/** Pictures of a translation, also of one whose original was changed, and of what is to be translated. */
import type { Page } from "@playwright/test"
import { nativeNames } from "#contract/languages.ts"
import { retitle, untilSaved } from "./others.ts"
import { openItem, openOriginal, openTab, type Picture } from "./picture.ts"
import { retitled, type Spoken } from "./spoken.ts"

async function openTranslation(page: Page, spoken: Spoken, title = spoken.texts.translated.title): Promise<void> {
  await openItem(page, spoken, { list: "post", title })
  await openTab(page, spoken, nativeNames[spoken.texts.translated.to])
}

/** `colleague` is the page of another administrator, who changes the original. */
export function translating(colleague: Page): readonly Picture[] {
  return [
    {
      name: "translation",
      show: async (page, spoken) => {
        await openTranslation(page, spoken)
        const original = page.getByRole("region", { name: spoken.app.translations.beside.title("en") })
        await original.getByRole("paragraph").first().waitFor()
        return original.locator("xpath=../..")
      },
      height: 520,
    },
    {
      name: "outdated",
      show: async (page, spoken) => {
        await openItem(colleague, spoken, { list: "post", title: spoken.texts.translated.title })
        await openOriginal(colleague, spoken, "en")
        await retitle(colleague, spoken, retitled)
        await untilSaved(colleague, spoken)
        // The list shows the language of the page.
        await openTranslation(page, spoken, spoken.code === "en" ? retitled : undefined)
        await page.getByRole("button", { name: spoken.app.translations.outdated.confirm }).waitFor()
        return page.getByRole("main")
      },
      height: 560,
    },
    {
      name: "to-translate",
      show: async (page, { at }) => {
        await page.goto(at("/admin/translation/"))
        await page.getByRole("heading", { level: 2 }).first().waitFor()
        return page.getByRole("main")
      },
      height: 560,
    },
  ]
}
