/** Pictures of a conflict between two people, of revisions, of the question before unpublishing, and of users. */
import type { Page } from "@playwright/test"
import { closeDialog, field, openItem, press, saveBar, type Picture } from "./picture.ts"
import { written } from "./writing.ts"

const savedWords = /^Saved \d\d:\d\d/

async function retitle(page: Page, title: string): Promise<void> {
  await field(page, "Title").fill(title)
  await saveBar(page).getByRole("button", { name: "Save", exact: true }).click()
}

/** `colleague` is the page of another administrator, who saves meanwhile. */
export function betweenTwo(colleague: Page): readonly Picture[] {
  return [
    {
      name: "conflict",
      show: async (page) => {
        await openItem(page, "post", written)
        await openItem(colleague, "post", written)
        await retitle(colleague, "Ten points for a fair competition")
        await saveBar(colleague).getByText(savedWords).waitFor()
        await retitle(page, "Ten points for fair design competitions")
        const dialog = page.getByRole("alertdialog", { name: "Someone else saved this in the meantime" })
        await dialog.waitFor()
        return dialog
      },
    },
    {
      name: "revisions",
      show: async (page) => {
        await press(page, "Save mine as a new revision")
        await saveBar(page).getByText(savedWords).waitFor()
        await press(page, "Revisions")
        const dialog = page.getByRole("dialog", { name: "Revisions" })
        await dialog.locator("ins, del").first().waitFor()
        return dialog
      },
    },
    {
      name: "unpublish",
      show: async (page) => {
        await closeDialog(page)
        await press(page, "Unpublish")
        const dialog = page.locator("dialog[open]")
        await dialog.getByText(/leads? here|Nothing on the site links here/).waitFor()
        return dialog
      },
    },
  ]
}

export const people: readonly Picture[] = [
  {
    name: "see-as",
    show: async (page) => {
      await closeDialog(page)
      // Only members see its phone.
      await openItem(page, "member", "Coopérative Mitoyen")
      await press(page, "See as")
      return page.getByRole("dialog", { name: "See this page as" })
    },
    height: 640,
  },
  {
    name: "user",
    show: async (page) => {
      await page.goto("/people/create/")
      await field(page, "Name").fill("Noor Vermeiren")
      await field(page, "Email").fill("noor.vermeiren@example.org")
      await press(page, "Invite")
      await page.getByText(/^Invited\. /).waitFor()
      return null
    },
  },
]
