import { mailWords, deletionNote } from "#dashboard/agenda/series/mail-words.ts"

const now = new Date("2026-11-24T19:00:00+01:00")
const event = { start: "2026-11-24T18:00:00+01:00", end: "2026-11-24T20:00:00+01:00", areSeveral: false, isCancelled: false }

test.each([
  ["an event that goes on", event, true],
  ["an event that is over", { ...event, end: "2026-11-24T18:30:00+01:00" }, false],
  ["a series whose first event is over", { ...event, end: null, areSeveral: true }, true],
  ["a whole day until its midnight", { ...event, start: "2026-11-23", end: "2026-11-24" }, true],
  ["yesterday", { ...event, start: "2026-11-23", end: null }, false],
  ["what was cancelled, of which members were told", { ...event, isCancelled: true }, false],
])("the deletion of %s", (_, deletion, isSaid) => {
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
])("whom a change of %s is mailed to", (_, change, expected) => {
  expect(mailWords({ ...change, areSeveral: false }, now) ?? "").toMatch(expected)
})
