/** Pictures for those who are not signed in, and for members. */
import type { Picture } from "./picture.ts"

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
