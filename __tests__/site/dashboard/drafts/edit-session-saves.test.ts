import { emptyItem } from "#dashboard/items/empty-item.ts"
import type { Item } from "#dashboard/items/item.ts"
import type { SaveOutcome, SaveRequest } from "#dashboard/items/saves/save-outcome.ts"
import type { Values } from "#dashboard/items/values.ts"
import { EditSession } from "#dashboard/drafts/edit-session.ts"
import { admin } from "#support/browser/back-end.ts"

const settled = () => new Promise((resolve) => setImmediate(resolve))

const empty = emptyItem("node--article", { langcode: "en", uid: null })
const loaded: Item = { ...empty, number: 1, version: "1", values: { ...empty.values, title: "Old" } }

/** A form over a back end whose answers the test gives. */
function aForm({ upload }: Pick<ConstructorParameters<typeof EditSession>[0], "upload"> = {}) {
  const form = { values: loaded.values }
  const asked: { readonly request: SaveRequest; readonly answer: (outcome: SaveOutcome) => Promise<unknown> }[] = []
  const session = new EditSession({
    loaded,
    viewer: admin,
    save: (request) =>
      new Promise((resolve) => {
        const answer = (outcome: SaveOutcome) => {
          resolve(outcome)
          return settled()
        }
        asked.push({ request, answer })
      }),
    ...(upload === undefined ? {} : { upload }),
    current: () => form.values,
    show: (values) => void (form.values = values),
    clock: () => 1000,
  })
  const type = (values: Values) => {
    form.values = { ...form.values, ...values }
    session.edited()
  }
  const answers = ({ request }: { readonly request: SaveRequest }): SaveOutcome => ({
    kind: "saved",
    item: { ...request.base, version: `${Number(request.base.version) + 1}`, values: request.values },
  })
  return { asked, session, type, answers }
}

test("saves run one after another, the last one with the newest values", async () => {
  const { asked, session, type, answers } = aForm()
  type({ title: "1" })
  const done = session.save()
  await settled()
  type({ title: "2" })
  void session.save()
  type({ title: "3" })
  void session.save()
  await settled()
  expect(asked).toHaveLength(1)
  const [first] = asked
  if (first !== undefined) await first.answer(answers(first))
  expect(asked).toHaveLength(2)
  const second = asked[1]
  expect(second?.request).toMatchObject({ base: { version: "2", values: { title: "1" } }, values: { title: "3" }, changed: ["title"] })
  if (second !== undefined) await second.answer(answers(second))
  expect(await done).toEqual({ kind: "saved", at: 1000 })
})

test("a failed upload fails the save, and nothing is sent", async () => {
  const { asked, session, type } = aForm({
    upload: () => Promise.resolve({ ok: false, problem: { kind: "invalid", message: null, fields: { field_image: "Too large." } } }),
  })
  type({ title: "Mine" })
  expect(await session.save()).toMatchObject({ kind: "failed", problem: { fields: { field_image: "Too large." } } })
  expect(asked).toEqual([])
})

test("a save that is asked for while another fails is sent all the same", async () => {
  const { asked, session, type, answers } = aForm()
  type({ title: "1" })
  void session.save()
  await settled()
  type({ title: "2" })
  void session.save()
  await asked[0]?.answer({ kind: "refused", problem: { kind: "broken", message: null, status: 500 }, mayHaveArrived: false })
  expect(asked.map(({ request }) => request.values.title)).toEqual(["1", "2"])
  const [, second] = asked
  if (second !== undefined) await second.answer(answers(second))
  expect(session.view().save.kind).toBe("saved")
})
