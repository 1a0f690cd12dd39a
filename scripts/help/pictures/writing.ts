/** Pictures of the lists and of the editor, as an administrator sees them. */
import type { Page } from "@playwright/test"
import { closeDialog, field, openItem, press, saveBar, type Picture } from "./picture.ts"

export const written = "Ten points for a fair design competition"
const draft = "Leave the river a key"

const text = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true })

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
    show: async (page) => {
      await page.goto("/admin/tag/")
      await page.getByRole("list", { name: "Tags" }).waitFor()
      return page.getByRole("main")
    },
    height: 560,
  },
]

export const writing: readonly Picture[] = [
  {
    name: "editor",
    show: async (page) => {
      await openItem(page, "post", written)
      await text(page).locator("img").first().waitFor()
      return null
    },
  },
  {
    name: "text",
    show: async (page) => {
      await text(page).getByRole("paragraph").first().click()
      return page.getByRole("toolbar", { name: "Text formatting" }).locator("xpath=..")
    },
    height: 520,
  },
  {
    name: "alt-text",
    show: async (page) => {
      await text(page).locator("figcaption").first().click()
      await press(page, "Alt text")
      return page.locator("dialog[open]")
    },
  },
  {
    name: "preview",
    show: async (page) => {
      await closeDialog(page)
      await press(page, "Preview")
      await page.frameLocator("dialog[open] iframe").getByRole("heading", { level: 1 }).waitFor()
      return null
    },
  },
  {
    name: "save-bar",
    show: async (page) => {
      await closeDialog(page)
      await openItem(page, "post", draft)
      return saveBar(page)
    },
  },
  {
    name: "checks",
    show: async (page) => {
      await page.goto("/post/create/")
      await field(page, "Title").fill("Three days in Ghent")
      await text(page).click()
      await page.keyboard.press("Control+b")
      await page.keyboard.type("What we saw")
      await page.keyboard.press("Control+b")
      await page.keyboard.press("Enter")
      await page.keyboard.type("Three days, eleven buildings, and one bicycle each.")
      const checks = page.getByRole("region", { name: "Checks before publishing" })
      await checks.getByRole("listitem").nth(1).waitFor()
      return checks
    },
  },
  {
    name: "unsaved",
    show: async (page) => {
      await page.goto("/post/create/")
      const offer = page.getByRole("region", { name: "There is unsaved text in this browser" })
      await offer.waitFor()
      return offer
    },
  },
]
