import { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from "axios"
import { explain } from "#dashboard/session/core/http-problem.ts"
import * as english from "#dashboard/strings/en/words.ts"
import * as french from "#dashboard/strings/fr/words.ts"
import * as dutch from "#dashboard/strings/nl/words.ts"
import { setAppWords } from "#dashboard/strings/words.ts"

afterEach(() => setAppWords(english))

function explained(status: number, data: unknown) {
  const config: InternalAxiosRequestConfig = { headers: new AxiosHeaders() }
  return explain(new AxiosError("Refused", "ERR", config, null, { data, status, statusText: "", headers: {}, config }), 0)
}

const taken = {
  detail: "name: The username Ann is already taken.",
  source: { pointer: "/data/attributes/name" },
  meta: { code: "username-taken", parameters: { name: "Ann" } },
}

test.each([
  ["en", english, "The username Ann is already taken."],
  ["fr", french, "Le nom Ann est déjà pris."],
  ["nl", dutch, "De naam Ann is al in gebruik."],
] as const)("a refusal with a code is said in the language of the page: %s", (_, words, sentence) => {
  setAppWords(words)
  expect(explained(422, { errors: [taken] })).toEqual({ kind: "invalid", message: sentence, fields: { name: sentence } })
})

test("refusals that come together are said each, and one without a code stands as it is, marked as English", () => {
  setAppWords(french)
  const other = { detail: "field_x.0: The moon is in the way.", source: { pointer: "/data/attributes/field_x" } }
  expect(explained(422, { errors: [taken, other] })).toEqual({
    kind: "invalid",
    message: "Le nom Ann est déjà pris. The moon is in the way.",
    isEnglish: true,
    fields: { name: "Le nom Ann est déjà pris.", field_x: "The moon is in the way." },
  })
})

test("a format that the account may not use is named at the text, and no other choice is taken for one", () => {
  const refusedAt = (pointer: string) => ({ detail: "No.", source: { pointer }, meta: { code: "no-choice" } })
  const errors = [refusedAt("/data/attributes/body/format"), refusedAt("/data/attributes/field_kind")]
  expect(explained(422, { errors })).toMatchObject({
    fields: { body: expect.stringContaining("text's format"), field_kind: "The value you selected is not a valid choice." },
  })
})
