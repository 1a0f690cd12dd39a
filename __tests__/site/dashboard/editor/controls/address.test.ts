/** @jest-environment jsdom */

/** The server makes the address; the form shows it before the save. */
import { aliasOf, slugFault } from "#dashboard/editor/controls/address/slug.ts"
import { slugOfTitle } from "#dashboard/items/slug-of-title.ts"
import { completeLink, shownLink, typedLink } from "#dashboard/editor/controls/rows.tsx"
import { municipalityCalled } from "#contract/places/municipalities.ts"
import { slugOf } from "#server/content/entities/alias-rules.ts"

test.each([
  "Écrire le réemploi dans le cahier des charges",
  "Œuvre d’art & straße — “Łódź”",
  "30° / 5 € ½",
  "Γειά σου, мир",
  "  --  ",
  "Ýmir",
  "word ".repeat(40),
])("the form makes the same address of %p as the server", async (title) => {
  expect(await slugOfTitle(title)).toBe(slugOf(title))
})

test("an address without room for its parts, or one of the site's own, is refused", () => {
  expect(slugFault("node--article", "ten/points")).toBe("form")
  expect(slugFault("node--member", "speaking")).toBe("reserved")
  expect(slugFault("node--article", "speaking")).toBeNull()
  expect(slugFault("node--article", "ten points")).toBe("form")
  expect(slugFault("node--page", "members")).toBe("reserved")
  expect(slugFault("node--page", "about-us")).toBeNull()
  expect(slugFault("node--article", "members")).toBeNull()
  expect(aliasOf("node--article", "ten-points")).toBe("/post/ten-points")
  expect(aliasOf("node--page", "history")).toBe("/history")
})

test("a path of the site is written without Drupal's scheme, and an unfinished link is completed", () => {
  expect(typedLink("/post/ten-points")).toBe("internal:/post/ten-points")
  expect(shownLink("internal:/post/ten-points")).toBe("/post/ten-points")
  expect(completeLink("www.example.org/a")).toBe("https://www.example.org/a")
  expect(completeLink("javascript:alert(1)")).toBe("javascript:alert(1)")
  expect(completeLink("http://localhost:8000/post/ten-points/#notes")).toBe("internal:/post/ten-points/#notes")
  for (const uri of ["internal:/post/ten-points/", "entity:node/12", "internal:#notes", "file:///C:/plan.docx", "plan.docx#x y", ""])
    expect(completeLink(uri)).toBe(uri)
})

test("a municipality is found in each of its languages, with or without accents", () => {
  expect(municipalityCalled("Ixelles")).toMatchObject({ name: "Ixelles" })
  expect(municipalityCalled("ELSENE")).toMatchObject({ name: "Ixelles" })
  expect(municipalityCalled("liege")).toMatchObject({ name: "Liège" })
  expect(municipalityCalled("Gand")).toMatchObject({ name: "Gent" })
  expect(municipalityCalled("Atlantis")).toBeNull()
})
