import { type WidgetProps, useSibling } from "#app/widgets/widget.tsx"
import { RadiosWidget } from "#app/editor/controls/choice-widgets.tsx"
import { isReference } from "#app/resources/values.ts"
import { eventForm as words } from "#app/strings/event-editing.ts"
import * as styles from "./event-form.module.css"

/** Who may see an event. A changed event of a series has the audience of its series. */
export function AudienceWidget({ isReadOnly, ...props }: WidgetProps<string>) {
  const [series] = useSibling("field_series")
  if (!isReference(series)) return <RadiosWidget {...props} isReadOnly={isReadOnly} />
  return (
    <>
      {/* The series may have another one by now. What the back end refuses has to be chosen anew. */}
      <RadiosWidget {...props} isReadOnly={isReadOnly || props.error === undefined} />
      <p className={styles.hint}>{words.audienceOfSeries}</p>
    </>
  )
}
