/** The API, the import and the form judge a value by the same rules. */
import type * as Contract from "#contract/content.ts"
import { kindOf } from "#contract/content.ts"
import { plainName, type Field } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { problemsIn } from "#dashboard/editor/rules/form-problems.ts"
import { emptyItem } from "#dashboard/items/empty-item.ts"
import { formFieldsOf } from "#dashboard/widgets/form-fields.ts"
import { importFolder } from "#server/transfer/import.ts"
import { ImportError } from "#server/transfer/transfer-problems.ts"
import { aFolder, aHome } from "#support/content-folder.ts"
import { aTag } from "#support/entities.ts"
import { asEditor, post } from "#support/writing.ts"

jest.mock("#contract/content.ts", () => {
  const contract = jest.requireActual<typeof Contract>("#contract/content.ts")
  const fields: Readonly<Record<string, Field>> = {
    field_motto: { type: "string", label: "Motto", maxLength: 3 },
    field_sign: { type: "string", label: "Sign", pattern: "^.$" },
    field_contact: { type: "email", label: "Contact" },
    field_number: { type: "telephone", label: "Number" },
    field_rooms: { type: "integer", label: "Rooms", min: 1, max: 30 },
    field_height: { type: "decimal", label: "Height" },
    field_opened: { type: "date", label: "Opened" },
    field_tone: { type: "list_string", label: "Tone", allowed: { calm: "Calm", loud: "Loud" } },
    field_source: { type: "link", label: "Source" },
  }
  Object.assign(contract.kinds["node--page"].fields, fields)
  return contract
})

const type = "node--page"

async function apiTakes(name: string, value: Json): Promise<boolean> {
  const { status } = await post(asEditor(aTag("Fees")), type, { attributes: { title: "A page", [name]: value } })
  expect([201, 422]).toContain(status)
  return status === 201
}

async function importTakes(name: string, value: Json): Promise<boolean> {
  const home = aHome()
  const folder = aFolder({ "content/pages.json": [{ id: 1, title: { en: "A page" }, [plainName(name)]: value }] })
  try {
    await importFolder(home.db, home.files, folder)
    return true
  } catch (error) {
    if (error instanceof ImportError) return false
    throw error
  } finally {
    home.db.close()
  }
}

function formTakes(name: string, value: Json): boolean {
  const { label, entityType } = kindOf(type)
  const rules = { fields: formFieldsOf(type), label, entityType, isPublishing: false }
  const typed = name === "field_source" ? { uri: String(value), title: "" } : String(value)
  return (
    Object.keys(problemsIn(rules, { ...emptyItem(type, { langcode: "en", uid: null }).values, title: "A page", [name]: typed })).length ===
    0
  )
}

const right: readonly (readonly [string, Json])[] = [
  ["field_motto", "abc"],
  ["field_motto", "😀😀😀"],
  ["field_sign", "😀"],
  ["field_contact", "a@localhost"],
  ["field_contact", "inès@académie.example"],
  ["field_number", "+32 (0)2 555.01-01"],
  ["field_number", "\u202a02 555 01 01\u202c"],
  ["field_rooms", 30],
  ["field_height", -2.5],
  ["field_opened", "2028-02-29"],
  ["field_tone", "calm"],
  ["field_source", "https://example.org/"],
]

const wrong: readonly (readonly [string, Json])[] = [
  ["field_motto", "abcd"],
  ["field_motto", "😀😀😀😀"],
  ["field_motto", "a\u0000"],
  ["field_sign", "ab"],
  ["field_contact", "a@"],
  ["field_contact", "a@x..org"],
  ["field_number", "Members"],
  ["field_number", "+32 2"],
  ["field_number", "02 555 01 01 (Ines)"],
  ["field_rooms", 0],
  ["field_rooms", 2.5],
  ["field_height", 2 ** 31],
  ["field_opened", "2026-02-29"],
  ["field_tone", "quiet"],
  ["field_source", "javascript:alert(1)"],
  ["field_source", `https://example.org/${"a".repeat(2048)}`],
]

test.each(right)("the value of %s may be %j", async (name, value) => {
  const sent = name === "field_source" ? { uri: value, title: "" } : value
  expect([await apiTakes(name, sent), await importTakes(name, value), formTakes(name, value)]).toEqual([true, true, true])
})

test.each(wrong)("the value of %s may not be %j", async (name, value) => {
  const sent = name === "field_source" ? { uri: value, title: "" } : value
  expect([await apiTakes(name, sent), await importTakes(name, value), formTakes(name, value)]).toEqual([false, false, false])
})
