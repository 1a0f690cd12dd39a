import { useId } from "react"
import { dayWords } from "#app/agenda/days/words.ts"
import { isOn, type Occurrence } from "#app/agenda/occurrences/occurrence.ts"
import { agenda as strings } from "#app/strings/agenda.ts"
import { ListItem, type ListProps } from "./list-item.tsx"
import * as styles from "./chosen-day.module.css"

type ChosenDayProps = ListProps & { readonly day: number; readonly occurrences: readonly Occurrence[] }

/** The events of the chosen day, below the month of a narrow window. */
export function ChosenDay({ day, occurrences, ...props }: ChosenDayProps) {
  const id = useId()
  const found = occurrences.filter((occurrence) => isOn(occurrence, day))
  return (
    <section className={styles.day} aria-labelledby={id}>
      <h3 id={id} className={styles.title} aria-live="polite">
        {dayWords(day, props.today)}
      </h3>
      {found.length === 0 ? (
        <p className={styles.nothing}>{strings.nothing}</p>
      ) : (
        <ul className={styles.events}>
          {found.map((occurrence) => (
            <ListItem key={occurrence.key} occurrence={occurrence} {...props} />
          ))}
        </ul>
      )}
    </section>
  )
}
