import { kindOf } from "#contract/content.ts"
import { formFieldsOf } from "#dashboard/widgets/form-fields.ts"
import { isSummaryWrong, problemsIn, isVat, writtenVat } from "#dashboard/editor/rules/form-problems.ts"
import { emptyItem } from "#dashboard/items/empty-item.ts"
import type { FileValue, Values } from "#dashboard/items/values.ts"

function problems(type: "node--member" | "node--action_project" | "node--article", changes: Values, isPublishing = false) {
  const { values } = emptyItem(type, { langcode: "en", uid: null })
  const { label, entityType } = kindOf(type)
  return problemsIn({ fields: formFieldsOf(type), label, entityType, isPublishing }, { ...values, title: "A title", ...changes })
}

const picture: FileValue = {
  key: "a",
  id: "b",
  blob: null,
  url: "/a.jpg",
  filename: "a.jpg",
  filemime: "image/jpeg",
  filesize: 1,
  width: 1,
  height: 1,
  alt: null,
  title: "",
  description: "",
}

test.each(["BE 0403.170.701", "0403170701", "BE0403170701", "403.170.701", "FR 40 303 265 045"])("%s is a VAT number", (text) => {
  expect(isVat(text)).toBe(true)
})

test.each(["BE 0403.170.702", "BE 2403.170.701", "040317070", "BE 12", "12-A"])("%s is no VAT number", (text) => {
  expect(isVat(text)).toBe(false)
})

test("a Belgian VAT number is written with its dots", () => {
  expect(writtenVat("be403170701")).toBe("BE 0403.170.701")
  expect(writtenVat("FR 40 303 265 045")).toBe("FR 40 303 265 045")
})

test("a member's details are checked, and each error says what to do", () => {
  const wrong = {
    field_mail: "ines@",
    field_phone: "call me",
    field_vat: "BE 1",
    field_founded: "20",
    field_website: { uri: "javascript:alert(1)", title: "" },
  }
  expect(problems("node--member", wrong)).toEqual({
    field_mail: "This is not a complete email address.",
    field_phone: "This is not a complete phone number.",
    field_vat: "This is not a VAT number. A Belgian one has ten digits and begins with 0 or 1: check them.",
    field_founded: "Give a whole number between 1000 and 9999.",
    field_website: "This is not a complete link: begin with https://, mailto:, tel: or /.",
  })
  const right = { field_mail: "ines@example.org", field_phone: "+32 (0)2 555.01-14", field_vat: "", field_founded: "2009" }
  expect(problems("node--member", { ...right, field_website: { uri: "internal:/members", title: "" } })).toEqual({})
})

test("a summary that the server wouldn't take is too long in the form too", () => {
  const body = (length: number) => ({ body: { value: "<p>x</p>", summary: "🧱".repeat(length) } })
  expect(problems("node--article", body(2000))).toEqual({})
  expect(problems("node--article", body(2001))).toEqual({ body: "The summary is too long: at most 2000 characters." })
  const field = formFieldsOf("node--article").body
  expect(field !== undefined && [2000, 2001].map((length) => isSummaryWrong(field, body(length).body))).toEqual([false, true])
})

test("an end is not before its start, and a date is one of the calendar", () => {
  const end = (field_start: string, field_end: string) => problems("node--action_project", { field_start, field_end })
  expect(end("2026-05-02", "2026-05-01")).toEqual({ field_end: "The end is before the start." })
  expect(end("2026-05-02", "2026-05-02")).toEqual({})
  expect(end("", "2026-02-30")).toEqual({ field_end: "This is not a date of the calendar." })
})

test("a draft needs a title alone; publishing asks for the alt texts of its pictures", () => {
  const changes = { field_image: picture, field_gallery: [{ ...picture, alt: "" }, picture] }
  expect(problems("node--article", changes)).toEqual({})
  expect(problems("node--article", { ...changes, title: "" }, true)).toEqual({
    title: "Give the publication a title.",
    field_image: "Say what the cover image shows, or mark it as decoration.",
    field_gallery: "Say what the second picture of the gallery shows, or mark it as decoration.",
  })
})

test("a wrong link of a list is named by its row", () => {
  const links = [
    { uri: "https://example.org", title: "" },
    { uri: "", title: "No link" },
  ]
  expect(problems("node--action_project", { field_links: links })).toEqual({ field_links: "Row 2: Give the link, or remove the row." })
})
