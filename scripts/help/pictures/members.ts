/** Pictures of the pages of visitors and members, and of the agenda. */
import { field, press, type Picture } from "./picture.ts"

export const signedOut: readonly Picture[] = [
  {
    name: "lost-password",
    show: async (page, { at }) => {
      await page.goto(at("/password-reset/new/"), { waitUntil: "networkidle" })
      // A page shows the site's font only if it comes in time, and from the cache it does.
      await page.reload({ waitUntil: "networkidle" })
      return null
    },
  },
  {
    name: "login",
    show: async (page, { at }) => {
      await page.goto(at("/user/login/"), { waitUntil: "networkidle" })
      return null
    },
  },
]

export const ofMember: readonly Picture[] = [
  { name: "reading", show: () => Promise.resolve(null) },
  {
    name: "own-page",
    show: async (page, { app, site }) => {
      await press(page, site.dashboard.title)
      await page.getByRole("link", { name: app.dashboardMenu.editMember }).click()
      await page.getByLabel(app.editorLabels["node--member"]?.title ?? "").waitFor()
      return null
    },
  },
  {
    name: "profile",
    show: async (page, { app, account, site }) => {
      await press(page, site.dashboard.title)
      await page.getByRole("link", { name: app.dashboardMenu.editProfile }).click()
      await page.getByLabel(account.profile.current).waitFor()
      return null
    },
  },
]

export const agendaOfMember: readonly Picture[] = [
  {
    name: "agenda",
    show: async (page, { at, texts }) => {
      await page.goto(at("/admin/agenda/?view=month&date=2026-12-01"))
      await page
        .getByRole("main")
        .getByRole("button", { name: new RegExp(texts.legalClinic) })
        .first()
        .click()
      await page.getByRole("dialog").waitFor()
      await page.evaluate(() => {
        scrollTo({ top: 0, behavior: "instant" })
      })
      return null
    },
  },
  {
    name: "subscribe",
    show: async (page, { app: { agendaSubscription: words, lists } }) => {
      await page.keyboard.press("Escape")
      await press(page, words.open)
      await press(page, words.make)
      await field(page, lists.address).waitFor()
      return page.getByRole("dialog", { name: words.title })
    },
  },
]

export const newEvent: Picture = {
  name: "new-event",
  show: async (page, { app, at, texts }) => {
    await page.goto(at("/admin/agenda/?view=month&date=2026-12-01"))
    await press(page, app.agenda.create)
    await field(page, app.lists.title).fill(texts.newEvent)
    return page.getByRole("dialog", { name: app.agenda.create })
  },
}
