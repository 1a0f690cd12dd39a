import { sightOf, watchers } from "#dashboard/editor/see-as/see-as-dialog.tsx"

const values = {
  status: true,
  title: "Atelier Linteau",
  field_phone: "+32 2 555 01 14",
  field_mail: "post@linteau.example",
  field_show_phone: false,
  field_show_mail: true,
}

const named = (parts: readonly { readonly name: string }[]) => parts.map(({ name }) => name)

test("a phone number that the practice keeps to itself is missing for visitors, and marked for the others", () => {
  const visitor = sightOf("visitor", values)
  expect(named(visitor.missing)).toEqual(["field_phone"])
  expect(visitor.values).toMatchObject({ field_show_phone: false, field_show_mail: true })
  for (const watcher of ["member", "admin"] as const) {
    const sight = sightOf(watcher, values)
    expect(named(sight.missing)).toEqual([])
    expect(named(sight.hidden)).toEqual(["field_phone"])
    expect(sight.values).toMatchObject({ field_show_phone: true, field_show_mail: true })
  }
})

test("what is shown to all, or is empty, makes no difference", () => {
  for (const changed of [{ field_show_phone: true }, { field_phone: " " }])
    for (const watcher of watchers) expect(sightOf(watcher, { ...values, ...changed })).toMatchObject({ missing: [], hidden: [] })
})

test("a draft is shown to admins alone", () => {
  const draft = { ...values, status: false }
  expect(watchers.map((watcher) => sightOf(watcher, draft).values !== null)).toEqual([false, false, true])
})
