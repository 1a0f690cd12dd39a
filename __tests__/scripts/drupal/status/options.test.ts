import { readStatusOptions } from "#scripts/drupal/status/options.ts"

test("an address, an account and a site are read; the site may come from the environment", () => {
  expect(readStatusOptions(["https://cms.g30.example/", "--user", "ada", "--json"], { G30_SITE_URL: "https://g30.example/x" })).toEqual({
    url: "https://cms.g30.example",
    name: "ada",
    origin: "https://g30.example",
    isJson: true,
  })
})

test.each([
  [[], /Give one address/],
  [["https://a.example", "https://b.example"], /Give one address/],
  [["cms.g30.example", "--site", "https://g30.example"], /must begin with https/],
  [["https://cms.g30.example"], /--site https:\/\/g30\.example/],
  [["https://ada:secret@cms.g30.example", "--site", "https://g30.example"], /must hold no password/],
  [["https://cms.g30.example", "--password", "x"], /Unknown option '--password'/],
])("%j is refused with what to give", (args, words) => {
  expect(() => readStatusOptions(args, {})).toThrow(words)
})
