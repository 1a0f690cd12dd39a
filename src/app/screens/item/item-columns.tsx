import { Fragment, type ReactNode } from "react"
import { FormSection } from "#ui/form.tsx"
import type { Removed } from "#app/resources/save-outcome.ts"
import { editor as strings } from "#app/strings/editor.ts"
import { formFieldsOf } from "#app/widgets/form-fields.ts"
import { planOf } from "#app/editor/form-plan.ts"
import type { PlanSection } from "#app/editor/layouts.ts"
import { TakeFromLocality } from "#app/editor/controls/place/take-from-locality.tsx"
import { ItemField, mayEdit, type ItemFieldProps } from "./item-field.tsx"
import { RemovedNote } from "./removed-note.tsx"
import * as styles from "./item-form.module.css"

type ColumnProps = Omit<ItemFieldProps, "name" | "field"> & { readonly removed: readonly Removed[] }
type ItemColumnsProps = ColumnProps & {
  /** Above and below the fields of the main column. */
  readonly above: ReactNode
  readonly below: ReactNode
}

/** The fields of a form in two columns. Fields that the viewer may not change are left out, except the address. */
export function ItemColumns({ above, below, ...props }: ItemColumnsProps) {
  const { item, viewer } = props
  const fields = formFieldsOf(item.type)
  const { main, aside } = planOf(item.type, fields)
  const shown = (section: PlanSection): PlanSection => ({
    ...section,
    rows: section.rows.map((row) => row.filter((name) => name === "path" || mayEdit(viewer, item, name))).filter((row) => row.length > 0),
  })
  const draw = (section: PlanSection, index: number) => {
    const { key, rows } = shown(section)
    return rows.length > 0 && <Section key={key ?? index} {...props} section={{ key, rows }} fields={fields} />
  }
  return (
    <>
      <div className={styles.main}>
        {above}
        {main.map(draw)}
        {below}
      </div>
      <div className={styles.aside}>{aside.map(draw)}</div>
    </>
  )
}

type SectionProps = ColumnProps & { readonly section: PlanSection; readonly fields: ReturnType<typeof formFieldsOf> }

function Section({ section: { key, rows }, fields, removed, ...props }: SectionProps) {
  const titles: Readonly<Record<string, string>> = strings.sections
  const title = key === null ? undefined : titles[key]
  const content = (
    <>
      {rows.map((row) => {
        const drawn = row.map((name) => {
          const field = fields[name === "summary" ? "body" : name]
          return (
            field !== undefined && (
              <Fragment key={name}>
                <ItemField {...props} name={name} field={field} />
                <RemovedNote removed={removed.filter((each) => each.field === name)} />
              </Fragment>
            )
          )
        })
        return row.length > 1 ? (
          <div key={row.join()} className={styles.row}>
            {drawn}
          </div>
        ) : (
          <Fragment key={row.join()}>{drawn}</Fragment>
        )
      })}
      {rows.some((row) => row.includes("field_latitude")) && <TakeFromLocality />}
    </>
  )
  return title === undefined ? content : <FormSection title={title}>{content}</FormSection>
}
