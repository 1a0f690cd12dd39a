/** Pictures of the lists and of the editor, as an administrator sees them. */
import { expect, type Page } from "@playwright/test"
import { closeDialog, field, openItem, openOriginal, press, saveBar, type Picture } from "./picture.ts"
import type { PictureLanguage } from "./picture-language.ts"

const labelsOf = ({ app }: PictureLanguage) => app.model.fieldsOf("node--article")
export const titleLabel = (language: PictureLanguage) => labelsOf(language).title?.label ?? ""

const text = (page: Page, language: PictureLanguage) =>
  page.getByRole("textbox", { name: labelsOf(language).body?.label ?? "", exact: true })

export const lists: readonly Picture[] = [
  { name: "publications", show: () => Promise.resolve(null) },
  {
    name: "selection",
    show: async (page) => {
      for (const index of [1, 2, 3]) await page.getByRole("main").getByRole("checkbox").nth(index).check()
      return page.getByRole("main")
    },
    height: 560,
  },
  {
    name: "tags",
    show: async (page, { at }) => {
      await page.goto(at("/admin/tag/"))
      await page.getByRole("table").waitFor()
      return page.getByRole("main")
    },
    height: 560,
  },
]

export const writing: readonly Picture[] = [
  {
    name: "editor",
    show: async (page, language) => {
      await openItem(page, language, { list: "post", title: language.texts.written })
      await text(page, language).locator("img").first().waitFor()
      return null
    },
  },
  {
    name: "text",
    show: async (page, language) => {
      await text(page, language).getByRole("paragraph").first().click()
      return page.getByRole("toolbar", { name: language.app.richText.toolbar }).locator("xpath=..")
    },
    height: 520,
  },
  {
    name: "alt-text",
    show: async (page, language) => {
      const dialog = page.locator("dialog[open]")
      await text(page, language).locator("figcaption").first().click()
      // The tools of a picture may be drawn anew while they are pressed.
      await expect(async () => {
        await press(page, language.app.pictures.alt)
        await dialog.waitFor({ timeout: 5000 })
      }).toPass()
      return dialog
    },
  },
  {
    name: "preview",
    show: async (page, { app }) => {
      await closeDialog(page)
      await press(page, app.preview.title)
      await page.frameLocator("dialog[open] iframe").getByRole("heading", { level: 1 }).waitFor()
      return null
    },
  },
  {
    name: "save-bar",
    show: async (page, language) => {
      await closeDialog(page)
      await openItem(page, language, { list: "post", title: language.texts.draft })
      await openOriginal(page, language, "en")
      return saveBar(page, language)
    },
  },
  {
    name: "checks",
    show: async (page, language) => {
      const { title, boldLine, line } = language.texts.unfinished
      await page.goto(language.at("/post/create/"))
      await field(page, titleLabel(language)).fill(title)
      await text(page, language).click()
      await page.keyboard.press("Control+b")
      await page.keyboard.type(boldLine)
      await page.keyboard.press("Control+b")
      await page.keyboard.press("Enter")
      await page.keyboard.type(line)
      const checks = page.getByRole("region", { name: language.app.checks.title })
      await checks.getByRole("listitem").nth(1).waitFor()
      return checks
    },
  },
  {
    name: "unsaved",
    show: async (page, { app, at }) => {
      await page.goto(at("/post/create/"))
      const offer = page.getByRole("region", { name: app.editorSafety.draft.title })
      await offer.waitFor()
      return offer
    },
  },
]
