import { screen } from "@testing-library/react"
import { axe } from "#support/axe.ts"
import { ArrowLink } from "#ui/arrow-link.tsx"
import { Button, ButtonLink } from "#ui/button.tsx"
import { Dimension } from "#ui/dimension.tsx"
import { arrow, Icon } from "#ui/icon.tsx"
import { Logo } from "#ui/logo.tsx"
import { PageHead } from "#ui/page-head.tsx"
import { SectionHead } from "#ui/section-head.tsx"
import { Void } from "#ui/void.tsx"
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

test("the primitives together are accessible", async () => {
  const { container } = renderAt(
    "/",
    <main>
      <PageHead title="A page" back={{ to: "/members/", label: "Members" }}>
        A sentence beside it.
      </PageHead>
      <section aria-labelledby="latest">
        <SectionHead id="latest" title="Latest">
          <ArrowLink to="/actions-projects/">All of them</ArrowLink>
        </SectionHead>
        <Dimension role="status">30 members</Dimension>
        <Button tone="accent">Accent</Button>
        <Button tone="quiet" size="icon" aria-label="Open">
          <Icon path={arrow} size="large" />
        </Button>
        <ButtonLink to="/">Back to home</ButtonLink>
        <Void alt="A model" />
        <Void />
      </section>
    </main>,
  )
  expect(await axe(container)).toHaveNoViolations()
})
