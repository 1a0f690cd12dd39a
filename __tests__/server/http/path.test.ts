import { safeSegments } from "#server/http/path.ts"

test("a path is split into its decoded segments", () => {
  expect(safeSegments("/files/2026-11/portrait%20of%20us.jpg", "/files")).toEqual(["2026-11", "portrait of us.jpg"])
})

test.each(["/a/%2e%2e/b", "/a/..%2fb", "/a%5c..%5cb", "/a%00.jpg", "/.env", "/a/.git/config", "/%E0%A4%A"])(
  "the path %s is refused",
  (path) => {
    expect(safeSegments(path)).toBeUndefined()
  },
)
