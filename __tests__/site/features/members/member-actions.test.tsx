import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { axe } from "#support/axe.ts"
import { MemberActions } from "#features/members/member-actions.tsx"
import { builtAt, renderAt } from "#support/at.tsx"
import { withSiteMetadata } from "#support/site-metadata.ts"

beforeEach(() => {
  withSiteMetadata()
})

const member = { title: "Atelier Linteau", path: "/members/atelier-linteau/", mail: "bonjour@linteau.example" }
const mailOf = (html: string) => /href="(mailto:[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? ""

test("without scripts, the question is an email to the practice with what it needs to know", () => {
  const href = mailOf(builtAt(member.path, <MemberActions member={member} />))
  expect(href).toMatch(/^mailto:bonjour@linteau\.example\?subject=A%20question/)
  for (const label of ["Kind of project", "Place", "Budget", "Timing", "Your project"])
    expect(decodeURIComponent(href)).toContain(`${label}:`)
})

test("a question to a practice without a public mail goes to the association, and names the practice", async () => {
  const memberWithoutMail = { ...member, mail: null }
  const href = mailOf(builtAt(member.path, <MemberActions member={memberWithoutMail} />))
  expect(href).not.toContain("linteau.example")
  expect(decodeURIComponent(href)).toContain("For Atelier Linteau: a question about a project")
  renderAt(member.path, <MemberActions member={memberWithoutMail} />)
  await userEvent.setup().click(screen.getByRole("link", { name: "Contact this practice" }))
  expect(await screen.findByText(/which passes it on to Atelier Linteau/)).toBeVisible()
})

test("a press opens a form in place, which takes the focus and asks for the project alone", async () => {
  const user = userEvent.setup()
  const { container } = renderAt(member.path, <MemberActions member={member} />)
  await user.click(screen.getByRole("link", { name: "Contact this practice" }))
  expect(await screen.findByRole("heading", { name: "Contact this practice" })).toHaveFocus()
  expect(screen.getByRole("combobox", { name: /^Budget/ })).toBeVisible()
  expect(screen.getByRole("link", { name: "Save contact" })).toHaveAttribute("href", "/members/atelier-linteau/contact.vcf")
  await user.click(screen.getByRole("button", { name: "Prepare the email" }))
  expect(screen.getByRole("textbox", { name: "Your project" })).toHaveAccessibleDescription(/Describe your project in a few words/)
  expect(await axe(container)).toHaveNoViolations()
})
