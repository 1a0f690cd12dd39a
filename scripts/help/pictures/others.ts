/** Pictures of a conflict between two people, of revisions, of the question before unpublishing, and of users. */
import type { Page } from "@playwright/test"
import { closeDialog, field, openItem, openOriginal, press, saveBar, type Picture } from "./picture.ts"
import { anyNumber, type PictureLanguage } from "./picture-language.ts"
import { titleLabel } from "./writing.ts"

export async function retitle(page: Page, language: PictureLanguage, title: string): Promise<void> {
  await field(page, titleLabel(language)).fill(title)
  await save(page, language)
}

const save = (page: Page, language: PictureLanguage) =>
  saveBar(page, language).getByRole("button", { name: language.app.buttons.save, exact: true }).click()

export const untilSaved = (page: Page, language: PictureLanguage) =>
  saveBar(page, language)
    .getByText(anyNumber(language.app.editor.saveBar.saved(new Date())))
    .waitFor()

/** `colleague` is the page of another administrator, who saves meanwhile. */
export function betweenTwo(colleague: Page): readonly Picture[] {
  return [
    {
      name: "conflict",
      show: async (page, language) => {
        const item = { list: "post", title: language.texts.written }
        await openItem(page, language, item)
        await openItem(colleague, language, item)
        await retitle(colleague, language, language.texts.renamedByColleague)
        await untilSaved(colleague, language)
        await retitle(page, language, language.texts.renamed)
        const dialog = page.getByRole("alertdialog", { name: language.app.editorSafety.conflict.title })
        await dialog.waitFor()
        return dialog
      },
    },
    {
      name: "revisions",
      show: async (page, language) => {
        const { history, editorSafety } = language.app
        await press(page, editorSafety.conflict.save(1, 0, null))
        await untilSaved(page, language)
        await press(page, history.title)
        const dialog = page.getByRole("dialog", { name: history.title })
        await dialog.locator("ins, del").first().waitFor()
        return dialog
      },
    },
    {
      name: "unpublish",
      show: async (page, { app: { withdrawal, listActions } }) => {
        await closeDialog(page)
        await press(page, listActions.unpublish)
        const dialog = page.locator("dialog[open]")
        const counts = [1, 2].map((count) => dialog.getByText(anyNumber(withdrawal.referrers(count))))
        await counts.reduce((any, one) => any.or(one), dialog.getByText(withdrawal.nothing)).waitFor()
        return dialog
      },
    },
  ]
}

export const people: readonly Picture[] = [
  {
    name: "see-as",
    show: async (page, language) => {
      const { app, texts } = language
      const { seeAs } = app
      await closeDialog(page)
      await openItem(page, language, { list: "member", title: texts.hidesPhone.title })
      await openOriginal(page, language, texts.hidesPhone.original)
      await press(page, seeAs.button)
      return page.getByRole("dialog", { name: seeAs.title })
    },
    height: 640,
  },
  {
    name: "user",
    show: async (page, { app, at }) => {
      const { name, mail } = app.model.fieldsOf("user--user")
      await page.goto(at("/people/create/"))
      await field(page, name?.label ?? "").fill("Noor Vermeiren")
      await field(page, mail?.label ?? "").fill("noor.vermeiren@example.org")
      await press(page, app.people.bar.invite.button)
      await page.getByRole("button", { name: app.people.access.resend }).waitFor()
      return null
    },
  },
]
