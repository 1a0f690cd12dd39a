import { type WidgetProps, useSibling } from "#dashboard/widgets/widget.tsx"
import { Check, Group } from "#dashboard/widgets/group.tsx"
import { clockTimeOf, storedClockTime } from "#dashboard/agenda/days/event-time.ts"
import { TextField } from "#ui/forms/field.tsx"
import { FormRow } from "#ui/forms/form.tsx"
import { dateInput, timeInput, useMoveStart, useSwitchAllDay } from "./use-event-times.ts"
import { eventFields } from "./event-fields.ts"
import { appWords } from "#dashboard/strings/words.ts"

export function StartWidget(props: WidgetProps<string>) {
  const moveStart = useMoveStart(props.value)
  return <TimeFields {...props} onChange={moveStart} />
}

/** Shows clocks in Brussels; for whole days only the day. */
export function TimeFields({ id, field, value, onChange, onBlur, error, isReadOnly }: WidgetProps<string>) {
  const [allDay] = useSibling(eventFields.allDay)
  const isAllDay = allDay === true
  const clockTime = clockTimeOf(value)
  const shared = { readOnly: isReadOnly, onBlur }
  const change = (half: Partial<typeof clockTime>) => onChange(storedClockTime({ ...clockTime, ...half }, isAllDay))
  return (
    <Group id={id} label={field.label} error={error}>
      <FormRow>
        <TextField
          {...shared}
          id={`${id}-date`}
          label={appWords.lists.date}
          {...dateInput}
          value={clockTime.date}
          onChange={({ target }) => change({ date: target.value })}
        />
        {!isAllDay && (
          <TextField
            {...shared}
            id={`${id}-time`}
            label={appWords.eventForm.time}
            {...timeInput}
            value={clockTime.time}
            onChange={({ target }) => change({ time: target.value })}
          />
        )}
      </FormRow>
    </Group>
  )
}

export function AllDayWidget({ id, name, field, value, onBlur, isReadOnly }: WidgetProps<boolean>) {
  const change = useSwitchAllDay()
  return (
    <Check
      id={id}
      type="checkbox"
      name={name}
      label={field.label}
      hint={appWords.eventForm.brussels}
      isOn={value}
      {...{ isReadOnly, onBlur }}
      onChange={change}
    />
  )
}
