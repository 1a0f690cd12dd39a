import { emptyItem } from "#dashboard/items/empty-item.ts"
import type { Item } from "#dashboard/items/item.ts"
import type { SaveOutcome } from "#dashboard/items/saves/save-outcome.ts"
import type { Values } from "#dashboard/items/values.ts"
import type { Draft } from "#dashboard/drafts/draft.ts"
import { draftOf, firstEdit, nextEdit, type Edit, type EditEvent, type EditState } from "#dashboard/drafts/edit-state.ts"
import type { Problem } from "#lib/session/problem.ts"

const empty = emptyItem("node--article", { langcode: "en", uid: null })
const loaded: Item = { ...empty, number: 1, version: "1", values: { ...empty.values, title: "Old", field_place: "Here" } }
const stored = (values: Values, version = "2"): Item => ({ ...loaded, version, values: { ...loaded.values, ...values } })
const offline: Problem = { kind: "offline", message: null }
const forbidden: Problem = { kind: "forbidden", message: null }
const unchanged = { kind: "saved", at: null } as const
const unsaved = { kind: "unsaved" } as const

const aDraft = (title: string, savedAt: number): Draft => ({
  ...{ type: loaded.type, id: loaded.id, number: 1, title, values: { ...loaded.values, title }, base: stored({}, "0") },
  ...{ savedAt, writer: title, isQueued: false, earlier: [{ title: "Sent before" }] },
})
const [older, newer] = [aDraft("Older", 1), aDraft("Newer", 2)]

const editing = (state: Partial<EditState>, values: Values = {}): Edit => ({
  state: { ...firstEdit(loaded).state, ...state },
  values: { ...loaded.values, ...values },
})
const typed = { title: "Typed" }
const sent = { ...loaded.values, title: "Sent" }
const answered = (outcome: SaveOutcome): EditEvent => ({ kind: "answered", outcome, sentValues: sent, at: 9 })
const refused = (problem: Problem, mayHaveArrived: boolean) => answered({ kind: "refused", problem, mayHaveArrived })
const conflict = {
  kind: "conflict",
  theirs: stored({ title: "Theirs" }, "7"),
  written: stored({ title: "Theirs" }, "7"),
  merged: {},
  conflicts: [],
} as const
const six = ["1", "2", "3", "4", "5", "6"].map((title) => ({ title }))

type Row = readonly [what: string, before: Edit, event: EditEvent, state: Partial<EditState>, shown?: Values]

const edited = { kind: "edited" } as const

const rows: readonly Row[] = [
  ["a change is unsaved", editing({}, typed), edited, { save: unsaved }],
  ["a change that is taken back is none", editing({ save: unsaved }), edited, { save: unchanged }],
  ["a saved form that is looked at stays saved", editing({ save: { kind: "saved", at: 5 } }), edited, { save: { kind: "saved", at: 5 } }],
  ["a waiting save outlives a change", editing({ save: { kind: "offline" } }, typed), edited, { save: { kind: "offline" } }],
  ["a conflict outlives a change", editing({ save: conflict }, typed), edited, { save: conflict }],
  ["a change answers a failure", editing({ save: { kind: "failed", problem: forbidden } }, typed), edited, { save: unsaved }],
  [
    "a save that is asked for during another save is remembered",
    editing({ save: { kind: "saving" } }),
    { kind: "asked" },
    { isAsked: true, save: { kind: "saving" } },
  ],
  ["a save that starts answers the asking", editing({ isAsked: true }), { kind: "started" }, { isAsked: false, save: { kind: "saving" } }],
  [
    "what is typed during a save stays, and is unsaved",
    editing({ save: { kind: "saving" } }, typed),
    answered({ kind: "saved", item: stored({ title: "Sent", field_place: "There" }) }),
    { save: unsaved, base: stored({ title: "Sent", field_place: "There" }), item: stored({ title: "Sent", field_place: "There" }) },
    { title: "Typed", field_place: "There" },
  ],
  [
    "an arrived save forgets what came before it",
    editing(
      {
        save: { kind: "saving" },
        earlier: [typed],
        takenDraft: { draft: older, base: loaded, earlier: [], values: {} },
      },
      sent,
    ),
    answered({ kind: "saved", item: stored({ title: "Sent" }), removed: [{ field: "body", what: "script", count: 1 }] }),
    {
      save: { kind: "saved", at: 9 },
      earlier: [],
      takenDraft: null,
      removed: [{ field: "body", what: "script", count: 1 }],
    },
  ],
  [
    "a save without a network waits, and isn't a failure",
    editing({}, sent),
    refused(offline, true),
    { save: { kind: "offline" }, earlier: [sent] },
  ],
  [
    "a refused save is a failure",
    editing({}, sent),
    refused(forbidden, false),
    { save: { kind: "failed", problem: forbidden }, earlier: [] },
  ],
  [
    "five saves without an answer are remembered",
    editing({ earlier: six }, sent),
    refused(offline, true),
    { earlier: [...six.slice(2), sent] },
  ],
  [
    "a conflict holds mine where both sides changed",
    editing({ save: { kind: "saving" } }, typed),
    answered({ kind: "conflict", theirs: stored({ title: "Theirs", field_place: "There" }) }),
    {
      base: loaded,
      save: {
        kind: "conflict",
        theirs: stored({ title: "Theirs", field_place: "There" }),
        merged: { ...loaded.values, title: "Typed", field_place: "There" },
        conflicts: ["title"],
      },
    },
  ],
  [
    "a decided conflict goes on from the other version",
    editing({ save: conflict }, typed),
    { kind: "resolved", values: sent },
    { base: conflict.theirs },
    sent,
  ],
  [
    "a colleague's save of other fields asks nothing",
    editing({}, typed),
    { kind: "newer-version-seen", theirs: stored({ field_place: "There" }) },
    { save: unchanged },
  ],
  [
    "a colleague's save of the same field is a conflict",
    editing({ save: unsaved }, typed),
    { kind: "newer-version-seen", theirs: stored({ title: "Theirs" }) },
    { save: expect.objectContaining({ kind: "conflict", conflicts: ["title"] }) },
  ],
  [
    "a running save meets a colleague's save by itself",
    editing({ save: { kind: "saving" } }, typed),
    { kind: "newer-version-seen", theirs: stored({ title: "Theirs" }) },
    { save: { kind: "saving" } },
  ],
  [
    "an item that was stored elsewhere leaves what is unsaved",
    editing({ save: unsaved }, typed),
    { kind: "saved-elsewhere", item: stored({ field_place: "There" }) },
    { save: unsaved, item: stored({ field_place: "There" }), base: stored({ field_place: "There" }) },
    { title: "Typed", field_place: "There" },
  ],
  [
    "a taken draft is compared with what it was written on",
    editing({ offered: [newer, older] }),
    { kind: "draft-opened", draft: older },
    { save: unsaved, item: loaded, base: older.base, earlier: older.earlier, offered: [newer] },
    { title: "Older" },
  ],
  [
    "a draft that is put back is offered again in its place",
    editing(
      { save: unsaved, base: older.base, offered: [newer], takenDraft: { draft: older, base: loaded, earlier: [], values: loaded.values } },
      older.values,
    ),
    { kind: "undone" },
    { save: unchanged, base: loaded, earlier: [], offered: [newer, older], takenDraft: null },
    loaded.values,
  ],
  ["without a taken draft nothing is undone", editing({}, typed), { kind: "undone" }, {}],
  ["the newest draft is offered first", editing({ offered: [older] }), { kind: "offered", drafts: [newer] }, { offered: [newer, older] }],
  ["a withdrawn draft isn't offered", editing({ offered: [newer, older] }), { kind: "withdrawn", draft: newer }, { offered: [older] }],
  ["a form whose text is set aside is unchanged", editing({ save: unsaved }, typed), { kind: "set-aside" }, { save: unchanged }],
  ["other tabs are counted", editing({}), { kind: "tab-news", news: { others: 2 } }, { others: 2 }],
]

const cases = rows.map(([what, before, event, state, shown = before.values]) => [what, { before, event, state, shown }] as const)

test.each(cases)("%s", (_, { before, event, state, shown }) => {
  const after = nextEdit(before, event)
  expect(after.state).toEqual({ ...after.state, ...state })
  expect(after.values).toEqual({ ...before.values, ...shown })
})

test("a further key in an unsaved form doesn't change the state, so that nothing is drawn again", () => {
  const before = editing({ save: unsaved }, typed)
  expect(nextEdit(before, edited)).toBe(before)
})

test("a draft is kept while the form differs, and says whether its save waits", () => {
  expect(draftOf(editing({}), "me", 3)).toBeNull()
  expect(draftOf(editing({ earlier: [sent] }, typed), "me", 3)).toMatchObject({
    ...{ title: "Typed", number: 1, base: loaded, writer: "me", savedAt: 3, isQueued: false, earlier: [sent] },
  })
  expect(draftOf(editing({ save: { kind: "offline" } }, typed), "me", 3)).toMatchObject({ isQueued: true })
  // The page may close before it hears whether these values arrived.
  expect(draftOf(editing({ save: { kind: "saving" }, earlier: [sent] }, typed), "me", 3)).toMatchObject({
    ...{ isQueued: true, earlier: [sent, { ...loaded.values, ...typed }] },
  })
})
