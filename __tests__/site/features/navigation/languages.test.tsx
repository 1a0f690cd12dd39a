import { act, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { SiteLayout } from "#features/navigation/site-layout.tsx"
import { axe } from "#support/axe.ts"
import { renderAt } from "#support/at.tsx"
import { withSiteMetadata } from "#support/site-metadata.ts"

beforeEach(() => {
  withSiteMetadata()
  Object.assign(window, { matchMedia: () => new EventTarget() })
  window.localStorage.clear()
})

afterEach(() => jest.restoreAllMocks())

const prefers = (...codes: string[]) => jest.spyOn(window.navigator, "languages", "get").mockReturnValue(codes)
const translations = [
  { language: "en", path: "/post/one/" },
  { language: "fr", path: "/fr/post/un/" },
]

function show(path: string, page: { readonly pageContext: object; readonly data?: object } = { pageContext: { language: "en" } }) {
  return renderAt(
    path,
    <SiteLayout page={page}>
      <h1>A page</h1>
    </SiteLayout>,
  )
}

const aPost = { pageContext: { id: "1", language: "en" }, data: { publication: { translations } } }
const theSwitch = () => within(screen.getByRole("list", { name: "Languages" }))
const suggestion = () => screen.queryByRole("complementary")

test("the switch leads to the translations, and names the languages as they call themselves", () => {
  show("/post/one/", aPost)
  const links = theSwitch().getAllByRole("link")
  expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("hreflang"), link.lang])).toEqual([
    ["/post/one/", "en", "en"],
    ["/fr/post/un/", "fr", "fr"],
    ["/nl/publications/#not-translated", "nl", "nl"],
  ])
  expect(links.map((link) => link.textContent)).toEqual(["EN English", "FR Français", "NL Nederlands"])
  expect(theSwitch().getByRole("link", { current: true })).toHaveTextContent("EN")
})

test.each([
  ["a screen whose address has changed without a move", "/post/create/", "/post/12/edit/?language=fr", "/fr/post/12/edit/?language=fr"],
  ["filters of a list", "/members/", "/members/?region=BE-BRU&q=hout", "/fr/members/?region=BE-BRU&q=hout"],
  [
    "the screen that asked for a login",
    "/user/login/",
    "/user/login/?next=%2Fnl%2Fadmin%2Fpost%2F%3Fstate%3Ddraft",
    "/fr/user/login/?next=%2Ffr%2Fadmin%2Fpost%2F%3Fstate%3Ddraft",
  ],
])("the switch keeps %s", async (_, path, address, expected) => {
  show(path)
  window.history.replaceState(null, "", address)
  const link = theSwitch().getByRole("link", { name: "FR Français" })
  // jsdom opens no other document.
  link.addEventListener("click", (event) => event.preventDefault())
  await userEvent.click(link)
  expect(link).toHaveAttribute("href", expected)
})

test("a browser that prefers French gets an offer in French, which a click takes away for good", async () => {
  prefers("de-AT", "fr-BE", "en")
  const { container, unmount } = show("/post/one/", aPost)
  expect(await screen.findByRole("complementary")).toHaveAttribute("lang", "fr")
  const link = screen.getByRole("link", { name: "Cette page existe en français" })
  expect(link).toHaveAttribute("href", "/fr/post/un/")
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(screen.getByRole("button", { name: "Fermer" }))
  expect(suggestion()).toBeNull()
  expect(screen.getByRole("main")).toHaveFocus()
  unmount()
  show("/members/")
  await act(() => import("#features/navigation/language-suggestion.tsx"))
  expect(suggestion()).toBeNull()
})

test.each([
  ["prefers the page's language", ["en-GB", "fr"], aPost],
  ["prefers a language that the page lacks", ["nl-BE", "fr"], aPost],
  ["prefers languages that the site lacks", ["de", "it"], aPost],
  ["prefers French, but there is no such page", ["fr"], { pageContext: { language: "en", isMissing: true } }],
])("a browser that %s gets no offer", async (_, codes, page) => {
  prefers(...codes)
  show("/post/one/", page)
  await act(() => import("#features/navigation/language-suggestion.tsx"))
  expect(suggestion()).toBeNull()
})

test("the note leads back to the page from which the language was changed, and to no other site", () => {
  const from = (address: string) => Object.defineProperty(document, "referrer", { configurable: true, value: address })
  from(`${window.location.origin}/fr/members/atelier/`)
  const { unmount } = show("/members/")
  expect(screen.getByRole("link", { name: "Back to that page", hidden: true })).toHaveAttribute("href", document.referrer)
  unmount()
  from("https://other.example/members/")
  show("/members/")
  expect(screen.queryByRole("link", { name: "Back to that page", hidden: true })).not.toBeInTheDocument()
  from("")
})
