/** The sentences of the server that the dashboard says in French and Dutch. */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { plainWords } from "#app/session/core/plain-words.ts"
import * as english from "#app/strings/en/words.ts"
import * as french from "#app/strings/fr/words.ts"
import * as dutch from "#app/strings/nl/words.ts"
import { setAppWords } from "#app/strings/words.ts"

afterEach(() => setAppWords(english))

/** All that stands in quotes in the server's sources, with a number in place of each value. */
const said = readdirSync("server", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .flatMap((file) => readFileSync(join("server", file), "utf8").match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [])
  .map((quoted) =>
    quoted
      .slice(1, -1)
      .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "7")
      .replaceAll(/\\(.)/g, "$1")
      .replace(/^(?:7|[a-z]\w*): /, ""),
  )

/** Sentences that the server puts together of parts, each tried elsewhere. */
const composed = /^\^(?:This is the last active|Your current password|The file is |The address \(|\(\.\+\): )/

test.each([
  ["fr", french.serverWords, dutch.serverWords],
  ["nl", dutch.serverWords, french.serverWords],
])("each sentence in %s stands for one that the server says, and both languages have the same", (_, words, others) => {
  const dead = words
    .map(([pattern]) => pattern)
    .filter((pattern) => !composed.test(pattern.source) && !said.some((text) => pattern.test(text)))
  expect(dead).toEqual([])
  expect(words.map(([pattern]) => pattern.source)).toEqual(others.map(([pattern]) => pattern.source))
})

test("a refusal is said in the language of the page, with its values", () => {
  setAppWords(french)
  expect(plainWords("The user credentials were incorrect.")).toBe("L’adresse de courriel ou le mot de passe est incorrect.")
  expect(plainWords("The username Ann is already taken.")).toBe("Le nom Ann est déjà pris.")
  expect(plainWords('The address /post/bricks (en) is already that of "Bricks". Choose another one.')).toBe(
    "L’adresse /post/bricks est déjà celle de « Bricks ». Choisissez-en une autre.".replaceAll(/(?<=«) | (?=»)/g, "\u00a0"),
  )
  expect(plainWords("The current user is not allowed to PATCH the selected resource.")).toBe("Vous n’avez pas le droit de faire cela.")
})

test("sentences that come together are said each", () => {
  setAppWords(dutch)
  expect(plainWords("You must enter a username. This value is not a valid email address.")).toBe(
    "Geef een gebruikersnaam. Dit is geen geldig e-mailadres.",
  )
})

test("a sentence that nobody has translated is shown as it came", () => {
  setAppWords(french)
  expect(plainWords("The moon is in the way.")).toBe("The moon is in the way.")
})
