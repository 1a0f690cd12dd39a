import { makeReader } from "#publisher/full-build.ts"

function read(...lines: string[]): string[] {
  const printed: string[] = []
  const reader = makeReader((line) => printed.push(line.trim()))
  lines.forEach((line) => {
    reader.read(line)
  })
  reader.end()
  return printed
}

test("a phase of half a second or more is one line, a shorter one none", () => {
  const printed = read(
    "success source and transform nodes - 3.214s",
    "success createPages - 0.041s",
    "success Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs - 24.123s - 86/86 3.57/s",
    "info bootstrap finished - 12.3s",
  )
  expect(printed).toEqual(["content read 3.2 s", "pictures made 24.1 s"])
})

test("the report of invalid content is printed whole at the end", () => {
  const printed = read(
    "warning 2 problems in the content; the site was built without what is affected:",
    "  - Page 504: it has no address.",
    "  - Member 126: its picture can't be fetched.",
    "success source and transform nodes - 4.744s",
  )
  expect(printed).toEqual([
    "content read 4.7 s",
    "2 problems in the content; the site was built without what is affected:",
    "- Page 504: it has no address.",
    "- Member 126: its picture can't be fetched.",
  ])
})

test("an error is shown at once with the lines that belong to it, until Gatsby speaks of something else", () => {
  const printed = read("error The back end doesn't answer.", "  Start it.", "failed onPreBootstrap - 0.1s", "a stray line")
  expect(printed).toEqual(["The back end doesn't answer.", "Start it."])
})

test("the address that gatsby-source-drupal couldn't read is among the errors", () => {
  const reader = makeReader(() => undefined)
  const line = "Failed to fetch http://127.0.0.1:8000/jsonapi/node/article Response code 500 (Internal Server Error)"
  reader.read(line)
  expect(reader.errors()).toEqual([line])
})
