import { useFormContext } from "react-hook-form"
import { dayAt } from "#contract/agenda/brussels.ts"
import { daysAhead } from "#contract/publishable.ts"
import type { Values } from "#dashboard/items/values.ts"
import { useSibling, type WidgetProps } from "#dashboard/widgets/widget.tsx"
import { Button } from "#ui/controls/button.tsx"
import { TextWidget } from "./text-widget.tsx"
import * as styles from "./date-widget.module.css"
import { appWords } from "#dashboard/strings/words.ts"
import { classes } from "#lib/classes.ts"

const { today, keepDraft } = appWords.editorWidgets

/** If the date prevents publishing, two solutions stand below the field. */
export function DateWidget(props: WidgetProps<string>) {
  const { item, name, value, error, isReadOnly, onChange } = props
  const { clearErrors } = useFormContext<Values>()
  const [status, setStatus] = useSibling("status")
  const isEarly = error !== undefined && daysAhead(item.type, { [name]: value }, new Date()).length > 0
  const solveBy = (change: () => void) => () => {
    change()
    clearErrors(name)
    document.getElementById(props.id)?.focus()
  }
  return (
    <>
      <TextWidget {...props} />
      {isEarly && !isReadOnly && (
        <p className={classes("cluster", styles.ways)}>
          <Button tone="ghost" size="small" onClick={solveBy(() => onChange(dayAt(new Date())))}>
            {today}
          </Button>
          {status === true && (
            <Button tone="ghost" size="small" onClick={solveBy(() => setStatus(false))}>
              {keepDraft}
            </Button>
          )}
        </p>
      )}
    </>
  )
}
