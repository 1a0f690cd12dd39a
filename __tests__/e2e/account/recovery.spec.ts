import { expect, test } from "../support/test.ts"
import { testOrigin } from "#scripts/gate/test-site.ts"
import { mailTo, passwordLinkIn } from "../support/mail.ts"
import { aPerson } from "../support/people.ts"
import { openForm } from "../support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 } })

test("a lost password is replaced by the mail's link, which leaves no secret in the address and works once", async ({ page, request }) => {
  const { mail } = await aPerson(request)
  await openForm(page, "/user/login/")
  await page.getByRole("link", { name: "Forgot password?" }).click()
  // The login page has a field with the same name.
  await expect(page.getByLabel("Password", { exact: true })).toBeHidden()
  await page.getByLabel("Email", { exact: true }).fill(mail)
  await page.getByRole("button", { name: "Send the link" }).click()
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible()
  await expect(page.getByText(`If an account exists for ${mail}`)).toBeVisible()

  await expect.poll(() => mailTo(mail)).toContain("temp_pass=")
  const link = passwordLinkIn(mailTo(mail))
  expect(new URL(link).origin).toBe(testOrigin)
  const asked: string[] = []
  page.on("request", (sent) => asked.push(sent.url()))
  await openForm(page, link)
  await expect(page).toHaveURL("/password-reset/reset/")
  const chosen = "three wooden rulers in line"
  await page.getByLabel("New password", { exact: true }).fill(chosen)
  await page.getByLabel("Repeat the new password").fill("another")
  await page.getByRole("button", { name: "Save and log in" }).click()
  await expect(page.getByText("The two passwords differ.")).toBeVisible()
  await page.getByLabel("Repeat the new password").fill(chosen)
  await page.getByRole("button", { name: "Save and log in" }).click()
  await expect(page).toHaveURL("/admin/post/")
  const temporary = new URLSearchParams(new URL(link).hash.slice(1)).get("temp_pass") ?? ""
  expect(temporary).not.toBe("")
  expect(asked.join("\n")).not.toContain(temporary)
})
