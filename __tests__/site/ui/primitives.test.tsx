import { screen } from "@testing-library/react"
import { Button } from "#ui/button.tsx"
import { arrow, Icon } from "#ui/icon.tsx"
import { Logo } from "#ui/logo.tsx"
import { PageHead } from "#ui/page-head.tsx"
import { renderAt } from "#support/at.tsx"

test("a button submits nothing by default", () => {
  renderAt(
    "/",
    <form>
      <Button>Copy</Button>
      <Button type="submit">Search</Button>
    </form>,
  )
  expect(screen.getByRole("button", { name: "Copy" })).toHaveAttribute("type", "button")
  expect(screen.getByRole("button", { name: "Search" })).toHaveAttribute("type", "submit")
})

test("icons and the logo are decoration, and the logo can have a name", () => {
  renderAt(
    "/",
    <>
      <Icon path={arrow} />
      <Logo className="mark" />
    </>,
  )
  expect(screen.queryByRole("img")).not.toBeInTheDocument()

  renderAt("/", <Logo className="mark" name="G30" />)
  expect(screen.getByRole("img", { name: "G30" })).toBeInTheDocument()
})

test("the head of a page is its h1, in the language of its words, with the link to its list", () => {
  renderAt("/post/la-rue/", <PageHead title="La rue" lang="fr" back={{ to: "/members/", label: "Members" }} />)
  expect(screen.getByRole("heading", { level: 1, name: "La rue" })).toHaveAttribute("lang", "fr")
  expect(screen.getByRole("link", { name: "Members" })).toHaveAttribute("href", "/members/")
})
