import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { navigate } from "gatsby"
import { MenuButton, MenuLink } from "#ui/controls/menu-item.tsx"
import { Menu } from "#ui/controls/menu.tsx"
import { renderAt } from "#support/at.tsx"

const signOut = jest.fn()

function showMenu() {
  const user = userEvent.setup()
  const { container } = renderAt(
    "/",
    <>
      <Menu label="Dashboard">
        <MenuLink to="/admin/post/" icon="M0 0">
          Publications
        </MenuLink>
        <MenuLink to="/people/7/edit" icon="M0 0">
          Edit profile
        </MenuLink>
        <MenuButton icon="M0 0" startsGroup onClick={signOut}>
          Signout
        </MenuButton>
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  )
  const button = screen.getByRole("button", { name: "Dashboard" })
  return { user, container, button }
}

const publications = () => screen.getByRole("link", { name: "Publications" })

test("a click opens the menu and another closes it, and the button says which", async () => {
  const { user, button } = showMenu()
  expect(button).toHaveAttribute("aria-expanded", "false")
  await user.click(button)
  expect(button).toHaveAttribute("aria-expanded", "true")
  expect(button).toHaveFocus()
  expect(screen.getByRole("list")).toHaveAttribute("id", button.getAttribute("aria-controls"))
  await user.click(button)
  expect(button).toHaveAttribute("aria-expanded", "false")
  expect(screen.queryByRole("list")).not.toBeInTheDocument()
})

test("Down opens and enters the menu, arrows go round in it, Home and End go to its ends", async () => {
  const { user, button } = showMenu()
  button.focus()
  await user.keyboard("{ArrowDown}")
  expect(publications()).toHaveFocus()
  await user.keyboard("{ArrowDown}")
  expect(screen.getByRole("link", { name: "Edit profile" })).toHaveFocus()
  await user.keyboard("{ArrowDown}")
  expect(screen.getByRole("button", { name: "Signout" })).toHaveFocus()
  await user.keyboard("{ArrowDown}")
  expect(publications()).toHaveFocus()
  await user.keyboard("{ArrowUp}")
  expect(screen.getByRole("button", { name: "Signout" })).toHaveFocus()
  await user.keyboard("{Home}")
  expect(publications()).toHaveFocus()
  await user.keyboard("{End}")
  expect(screen.getByRole("button", { name: "Signout" })).toHaveFocus()
})

test("Escape closes the menu and gives the focus back to its button", async () => {
  const { user, button } = showMenu()
  await user.click(button)
  await user.keyboard("{ArrowDown}{Escape}")
  expect(screen.queryByRole("list")).not.toBeInTheDocument()
  expect(button).toHaveFocus()
})

test("a click outside of the menu, or the focus outside, closes it without moving the focus", async () => {
  const { user, button } = showMenu()
  await user.click(button)
  await user.click(document.body)
  expect(screen.queryByRole("list")).not.toBeInTheDocument()
  await user.click(button)
  await user.tab()
  await user.tab()
  await user.tab()
  expect(screen.getByRole("list")).toBeVisible()
  await user.tab()
  expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus()
  expect(screen.queryByRole("list")).not.toBeInTheDocument()
})

test("the menu closes when one of its entries is chosen", async () => {
  const { user, button } = showMenu()
  await user.click(button)
  await user.click(screen.getByRole("button", { name: "Signout" }))
  expect(signOut).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole("list")).not.toBeInTheDocument()
  await user.click(button)
  await user.click(publications())
  expect(navigate).toHaveBeenCalledWith("/admin/post/", {})
  expect(button).toHaveAttribute("aria-expanded", "false")
})
