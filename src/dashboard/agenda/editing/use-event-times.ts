import { useRef } from "react"
import { useFormContext } from "react-hook-form"
import { type Values, isTexts } from "#dashboard/items/values.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { counterparts, movedBy, ruleForStart } from "#contract/agenda/moved-series.ts"
import { clockTimeOf, isStoredTime, durationBetween, storedClockTime } from "#dashboard/agenda/days/event-time.ts"

export const dateInput = { type: "date", max: "9999-12-31", autoComplete: "off" } as const
export const timeInput = { type: "time", autoComplete: "off" } as const

const asUserInput = { shouldDirty: true, shouldTouch: true } as const

/** Moves the end, the rule and the left-out days along with the start. */
export function useMoveStart(start: string): (next: string) => void {
  const { getValues, setValue } = useFormContext<Values>()
  // While a date is being typed, the start is incomplete: the end waits for the next complete one.
  const complete = useRef(start)
  return (next) => {
    const before = isStoredTime(start) ? start : complete.current
    setValue("field_event_start", next, { ...asUserInput, shouldValidate: false })
    if (isStoredTime(next)) complete.current = next
    const minutes = durationBetween(before, next)
    if (minutes === null) return
    const end = textOf(getValues("field_event_end"))
    if (isStoredTime(end)) setValue("field_event_end", movedBy(end, minutes), asUserInput)
    const rule = textOf(getValues("field_rrule"))
    if (rule === "") return
    const after = { start: next, rule: ruleForStart(rule, before, next) }
    const exdates = getValues("field_exdates")
    if (after.rule !== rule) setValue("field_rrule", after.rule, asUserInput)
    if (isTexts(exdates) && exdates.length > 0)
      setValue("field_exdates", counterparts(exdates, { start: before, rule }, after), asUserInput)
  }
}

/** An event that had whole days begins and ends at these hours. */
const firstHours = { field_event_start: "10:00", field_event_end: "11:00" } as const

/** Turns times into whole days, and back. While the form is open, it remembers the hours. */
export function useSwitchAllDay(): (isAllDay: boolean) => void {
  const { getValues, setValue } = useFormContext<Values>()
  const hours = useRef<Record<"field_event_start" | "field_event_end", string>>({ ...firstHours })
  return (isAllDay) => {
    const before = textOf(getValues("field_event_start"))
    for (const name of ["field_event_start", "field_event_end"] as const) {
      const { date, time } = clockTimeOf(textOf(getValues(name)))
      if (isAllDay && time !== "") hours.current[name] = time
      if (date !== "") setValue(name, storedClockTime({ date, time: hours.current[name] }, isAllDay), asUserInput)
    }
    const after = textOf(getValues("field_event_start"))
    const rule = textOf(getValues("field_rrule"))
    if (rule !== "") setValue("field_rrule", ruleForStart(rule, before, after), asUserInput)
    const sameDays = (times: readonly string[]) =>
      times.map((time) => storedClockTime({ ...clockTimeOf(after), date: clockTimeOf(time).date }, isAllDay))
    const exdates = getValues("field_exdates")
    if (isTexts(exdates) && exdates.length > 0) setValue("field_exdates", sameDays(exdates), asUserInput)
    setValue("field_all_day", isAllDay, asUserInput)
  }
}
