import { changeNote, deletionNote } from "#dashboard/agenda/series/mail-notes.ts"

const now = new Date("2026-11-24T19:00:00+01:00")
const event = { start: "2026-11-24T18:00:00+01:00", end: "2026-11-24T20:00:00+01:00", areSeveral: false, isCancelled: false }

test.each([
  ["an event that goes on", true, event],
  ["an event that is over", false, { ...event, end: "2026-11-24T18:30:00+01:00" }],
  ["a series whose first event is over", true, { ...event, end: null, areSeveral: true }],
  ["a whole day until its midnight", true, { ...event, start: "2026-11-23", end: "2026-11-24" }],
  ["yesterday", false, { ...event, start: "2026-11-23", end: null }],
  ["what was cancelled, of which members were told", false, { ...event, isCancelled: true }],
])("the note about a deletion of %s is there: %s", (_, isSaid, deletion) => {
  expect(deletionNote(deletion, now) !== null).toBe(isSaid)
})

const tomorrow = "2026-11-25T18:00:00+01:00"
const nextWeek = "2026-12-01T18:00:00+01:00"

test.each([
  ["tomorrow's event", { start: tomorrow, movedTo: null }, /^It starts within 72 hours: each member/],
  ["tomorrow's event, moved to next week", { start: tomorrow, movedTo: nextWeek }, /^It starts within 72 hours: each member/],
  ["next week's event", { start: nextWeek, movedTo: null }, /no email is sent/],
  ["next week's event, moved to tomorrow", { start: nextWeek, movedTo: tomorrow }, /^It starts within 72 hours: each member/],
  ["an event that has begun", { start: event.start, movedTo: tomorrow }, /^$/],
])("the form says who gets a mail about a change of %s", (_, change, expected) => {
  expect(changeNote({ ...change, areSeveral: false }, now) ?? "").toMatch(expected)
})
