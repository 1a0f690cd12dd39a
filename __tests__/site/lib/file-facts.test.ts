import { fileFacts } from "#lib/file-facts.ts"

test.each([
  ["plan.pdf", 419_600, "PDF, 420 kB"],
  ["plan.pdf", 6_100_000, "PDF, 6.1 MB"],
  ["list.xlsx", 12, "XLSX, 1 kB"],
  ["plan.pdf", 999_600, "PDF, 1.0 MB"],
  ["README", 2000, "2 kB"],
])("the file %s of %i bytes is offered as %s", (filename, bytes, facts) => {
  expect(fileFacts(filename, bytes)).toBe(facts)
})
