import { makeReader } from "#scripts/gatsby-build.ts"

function read(...lines: string[]): string[] {
  const printed: string[] = []
  const reader = makeReader((line) => printed.push(line.trim()))
  lines.forEach((line) => {
    reader.read(line)
  })
  return printed
}

test("a phase that took a while is one line in plain words, and a quick one none", () => {
  const printed = read(
    "success source and transform nodes - 3.214s",
    "success createPages - 0.041s",
    "success Running gatsby-sharp.IMAGE_PROCESSING jobs - 24.123s - 86/86 3.57/s",
    "info bootstrap finished - 12.3s",
  )
  expect(printed).toEqual(["content read 3.2 s", "pictures made 24.1 s"])
})

test("a warning is shown with the lines that belong to it, until Gatsby speaks of something else", () => {
  const printed = read(
    "warn 2 pages were left out:",
    "",
    "  node--page 7: two nodes have the alias /contact",
    "success write out requires - 0.002s",
    "Pages",
    "├ /404/",
  )
  expect(printed).toEqual(["note: 2 pages were left out:", "node--page 7: two nodes have the alias /contact"])
})

test("the tree of pages after a warning is not shown", () => {
  expect(read("warn one thing", "", "Pages", "", "┌ src/pages/404.tsx", "│ └   /404/")).toEqual(["note: one thing"])
})
