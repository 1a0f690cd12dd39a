import { quoted } from "#dashboard/strings/en/quoted.ts"

test.each([
  ["Ten points", "“Ten points”"],
  ["“I sell time”: an interview", "“‘I sell time’: an interview”"],
  ['The "open" jury', "“The ‘open’ jury”"],
  ["« Le réemploi »", "“‘Le réemploi’”"],
  ["L’atelier", "“L’atelier”"],
])("%s is quoted without doubled quotes", (text, result) => {
  expect(quoted(text)).toBe(result)
})
