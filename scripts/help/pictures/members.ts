/** Pictures of what visitors and members see, and of the agenda. */
import { field, press, type Picture } from "./picture.ts"

export const signedOut: readonly Picture[] = [
  {
    name: "lost-password",
    show: async (page) => {
      await page.goto("/password-reset/new/", { waitUntil: "networkidle" })
      return null
    },
  },
  {
    name: "login",
    show: async (page) => {
      await page.goto("/user/login/", { waitUntil: "networkidle" })
      return null
    },
  },
]

export const ofMember: readonly Picture[] = [
  { name: "reading", show: () => Promise.resolve(null) },
  {
    name: "own-page",
    show: async (page) => {
      await page.getByRole("button", { name: "Dashboard" }).click()
      await page.getByRole("link", { name: "Edit member" }).click()
      await page.getByLabel("Name of the practice").waitFor()
      return null
    },
  },
  {
    name: "profile",
    show: async (page) => {
      await page.getByRole("button", { name: "Dashboard" }).click()
      await page.getByRole("link", { name: "Edit profile" }).click()
      await page.getByLabel("Current password").waitFor()
      return null
    },
  },
]

export const agendaOfMember: readonly Picture[] = [
  {
    name: "agenda",
    show: async (page) => {
      await page.goto("/admin/agenda/?view=month&date=2026-12-01")
      await page
        .getByRole("main")
        .getByRole("button", { name: /Legal clinic/ })
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
    show: async (page) => {
      await page.keyboard.press("Escape")
      await press(page, "Subscribe")
      await press(page, "Make an address")
      await field(page, "Address").waitFor()
      return page.getByRole("dialog", { name: "Subscribe to the agenda" })
    },
  },
]

export const newEvent: Picture = {
  name: "new-event",
  show: async (page) => {
    await page.goto("/admin/agenda/?view=month&date=2026-12-01")
    await press(page, "New event")
    await field(page, "Title").fill("Working group: fees")
    return page.getByRole("dialog", { name: "New event" })
  },
}
