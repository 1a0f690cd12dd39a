import { required } from "#lib/content/required.ts"

test("a page whose item is missing fails with the name of what its query asked for", () => {
  const data: { readonly page: string | null } = { page: null }
  expect(() => required(data, "page")).toThrow("The query of this page found no page")
  expect(required({ page: "About us" }, "page")).toBe("About us")
})
