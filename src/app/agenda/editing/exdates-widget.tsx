import { useState } from "react"
import type { WidgetProps } from "#app/widgets/widget.tsx"
import { Group } from "#app/widgets/group.tsx"
import { clockTimeOf } from "#app/agenda/days/event-time.ts"
import { eventForm as words, repeatWords } from "#app/strings/event-editing.ts"
import { Button } from "#ui/button.tsx"
import * as styles from "./event-form.module.css"

/** The days that a series leaves out, each of which can be taken back. */
export function ExdatesWidget({ id, value, onChange, error, isReadOnly }: WidgetProps<readonly string[]>) {
  const [told, setTold] = useState("")
  const takeBack = (time: string) => {
    onChange(value.filter((each) => each !== time))
    setTold(words.takenBack(dayWords(time)))
    // The row goes, and the focus with it.
    document.getElementById(id)?.focus()
  }
  const rows = value.toSorted()
  return (
    <>
      {(rows.length > 0 || error !== undefined) && (
        <Group id={id} label={words.leftOut} error={error}>
          <ul className={styles.days}>
            {rows.map((time) => (
              <li key={time}>
                {dayWords(time)}
                {!isReadOnly && (
                  <Button tone="quiet" size="small" aria-label={words.takeBackOf(dayWords(time))} onClick={() => takeBack(time)}>
                    {words.takeBack}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Group>
      )}
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </>
  )
}

function dayWords(time: string): string {
  return repeatWords.day(clockTimeOf(time).date)
}
