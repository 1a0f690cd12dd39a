import { sightsOf } from "#app/editor/see-as/sights.ts"

const values = {
  status: true,
  title: "Atelier Linteau",
  field_phone: "+32 2 555 01 14",
  field_mail: "post@linteau.example",
  field_show_phone: false,
  field_show_mail: true,
}

const seen = (name: string, changed: Record<string, boolean> = {}) =>
  sightsOf({ ...values, ...changed }).find((sight) => sight.name === name)?.seen

test("a phone number that the practice keeps to itself is not shown to visitors", () => {
  const phone = "+32 2 555 01 14"
  expect(seen("field_phone")).toEqual([null, phone, phone])
  expect(seen("field_phone", { field_show_phone: true })).toEqual([phone, phone, phone])
  expect(seen("field_mail")).toEqual(["post@linteau.example", "post@linteau.example", "post@linteau.example"])
})

test("a draft is shown to admins alone", () => {
  expect(seen("title", { status: false })).toEqual([null, null, "Atelier Linteau"])
})

test("the switches of other fields are no fields of the page", () => {
  expect(seen("field_show_phone")).toBeUndefined()
  expect(seen("field_website")).toEqual(["", "", ""])
})
