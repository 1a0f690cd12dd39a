import { storable } from "#contract/field-types/storable.ts"
import { unstorableIn } from "#contract/field-types/text.ts"

test.each([
  ["Cafe\u0301 a\u030a", "Café å"],
  ["a\u0000b\u0007c\u009fd\ud800e\ufefff", "abcdef"],
  ["one\r\ntwo\rthree\u000bfour\u2028five\tsix", "one\ntwo\nthree\nfour\nfive six"],
  ["\u{1f468}\u200d\u{1f469} 5\u00a0%", "\u{1f468}\u200d\u{1f469} 5\u00a0%"],
])("%j is stored as %j", (text, stored) => {
  expect(storable(text, true)).toBe(stored)
  expect(unstorableIn(stored, true)).toBeNull()
  expect(storable(text, false)).toBe(stored.replaceAll("\n", " "))
  expect(unstorableIn(storable(text, false), false)).toBeNull()
})

test.each(["\u0000", "\r", "\t", "e\u0301", "\ud800", "a"])("250,000 times %j is cleaned at once", (letter) => {
  expect(unstorableIn(storable(letter.repeat(250_000), false), false)).toBeNull()
})
