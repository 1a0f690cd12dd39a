import { ruleProblem } from "#contract/agenda/recurrence-rule.ts"

test.each([
  "FREQ=MONTHLY;BYDAY=1TU;UNTIL=20271231T225959Z",
  "FREQ=MONTHLY;BYDAY=-1TH",
  "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=10",
  "FREQ=YEARLY;BYMONTH=1,12;BYMONTHDAY=-1;WKST=MO",
  "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
])("%s is a recurrence rule", (rule) => {
  expect(ruleProblem(rule)).toBeNull()
})

test.each([
  ["RRULE:FREQ=DAILY", '"RRULE:FREQ=DAILY" isn\'t known'],
  ["FREQ=HOURLY", '"FREQ=HOURLY" isn\'t known'],
  ["FREQ=MONTHLY;BYDAY=1XX", '"BYDAY=1XX" isn\'t known'],
  ["BYDAY=MO", "FREQ is missing"],
  ["FREQ=DAILY;COUNT=2;UNTIL=20271231", "exclude each other"],
  ["FREQ=DAILY;FREQ=DAILY", "twice"],
  ["", "isn't known"],
  ["FREQ=DAILY;UNTIL=20270230", '"UNTIL=20270230" isn\'t known'],
  ["FREQ=DAILY;UNTIL=20270228T250000Z", "isn't known"],
  ["FREQ=DAILY;INTERVAL=99999999999", "isn't known"],
  ["constructor=1", "isn't known"],
  ["__proto__=1", "isn't known"],
])("%s is refused as a recurrence rule, with what is wrong", (rule, problem) => {
  expect(ruleProblem(rule)).toContain(problem)
})
