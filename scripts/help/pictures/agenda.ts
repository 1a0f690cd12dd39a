/** Pictures of the agenda. */
import { field, press, type Picture } from "./picture.ts"

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
