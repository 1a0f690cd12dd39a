/** Pictures of translations, also of one whose original was changed, and of the list of items to translate. */
import type { Page } from "@playwright/test"
import { nativeNames } from "#contract/languages.ts"
import { retitle, untilSaved } from "./others.ts"
import { openItem, openOriginal, openTab, type Picture } from "./picture.ts"
import { retitled, type PictureLanguage } from "./picture-language.ts"

async function openTranslation(page: Page, language: PictureLanguage, title = language.texts.translated.title): Promise<void> {
  await openItem(page, language, { list: "post", title })
  await openTab(page, language, nativeNames[language.texts.translated.to])
}

/** `colleague` is the page of another administrator, who changes the original. */
export function translating(colleague: Page): readonly Picture[] {
  return [
    {
      name: "translation",
      show: async (page, language) => {
        await openTranslation(page, language)
        const original = page.getByRole("region", { name: language.app.translations.beside.title("en") })
        await original.getByRole("paragraph").first().waitFor()
        return original.locator("xpath=../..")
      },
      height: 520,
    },
    {
      name: "outdated",
      show: async (page, language) => {
        await openItem(colleague, language, { list: "post", title: language.texts.translated.title })
        await openOriginal(colleague, language, "en")
        await retitle(colleague, language, retitled)
        await untilSaved(colleague, language)
        // The list shows the language of the page.
        await openTranslation(page, language, language.code === "en" ? retitled : undefined)
        await page.getByRole("button", { name: language.app.translations.outdated.confirm }).waitFor()
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
