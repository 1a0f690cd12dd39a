import { createElement, Fragment, memo, type ReactNode } from "react"
import { useController, useFormContext } from "react-hook-form"
import type { Field } from "#contract/fields.ts"
import { mayEditField, type Item } from "#dashboard/items/item.ts"
import { hasOwnValue, isTranslatable, isTranslation } from "#dashboard/items/languages.ts"
import type { Values } from "#dashboard/items/values.ts"
import { fieldId } from "#dashboard/widgets/widget.tsx"
import { OriginalHint } from "#dashboard/editor/languages/original-hint.tsx"
import { TranslatedPictures } from "#dashboard/media/field/translated-pictures.tsx"
import { useViewer } from "#dashboard/session/use-viewer.ts"
import { widgetOf } from "./field-controls.tsx"
import { emptyValueOf } from "#contract/field-types/field-types.ts"
import { FormSection } from "#ui/forms/form.tsx"
import type { Removed } from "#dashboard/items/saves/save-outcome.ts"
import { formFieldsOf } from "#dashboard/widgets/form-fields.ts"
import type { KindParts } from "#dashboard/editor/kind-part.ts"
import { formPlanOf, type PlanSection } from "#dashboard/editor/form-plan.ts"
import { isSummaryWrong } from "#dashboard/editor/rules/form-problems.ts"
import { placeFields } from "#dashboard/editor/controls/place/place-fields.ts"
import { TakeFromLocality } from "#dashboard/editor/controls/place/country-widgets.tsx"
import * as styles from "./item-form.module.css"
import { Notice } from "#ui/states/notice.tsx"
import { appWords } from "#dashboard/strings/words.ts"

type ItemFieldProps = {
  readonly name: string
  readonly field: Field
  readonly item: Item
  readonly widgets: KindParts["widgets"]
  /** The id of a control is this id and the field's name. */
  readonly formId: string
}

type ColumnProps = Omit<ItemFieldProps, "name" | "field"> & { readonly removed: readonly Removed[] }
type ItemColumnsProps = ColumnProps & {
  readonly above: ReactNode
  readonly below: ReactNode
}

/** Leaves out fields that the viewer may not change, but for the address. */
export function ItemColumns({ above, below, ...props }: ItemColumnsProps) {
  const { item } = props
  const viewer = useViewer()
  const { main, aside } = formPlanOf(item.type)
  const isShown = (name: string) => isHere(item, name) && (name === "path" || mayEditField(viewer, item, valueName(name)))
  const draw = ({ key, rows }: PlanSection, index: number) => {
    const shownRows = rows.map((row) => row.filter(isShown)).filter((row) => row.length > 0)
    return shownRows.length > 0 && <Section key={key ?? index} {...props} section={{ key, rows: shownRows }} />
  }
  return (
    <>
      <div className="stack" data-gap="6">
        {above}
        {main.map(draw)}
        {below}
      </div>
      <div className="stack" data-gap="6">
        {aside.map(draw)}
      </div>
    </>
  )
}

/** A translation lacks the fields that all languages share. Only a new item has a choice of its language. */
function isHere(item: Item, name: string): boolean {
  if (name === "langcode" && isTranslatable(item.type)) return item.number === null
  return !isTranslation(item) || hasOwnValue(item.type, name)
}

type SectionProps = ColumnProps & { readonly section: PlanSection }

function Section({ section: { key, rows }, removed, ...props }: SectionProps) {
  const fields = formFieldsOf(props.item.type)
  const titles: Readonly<Record<string, string>> = appWords.editor.sections
  const title = key === null ? undefined : titles[key]
  const content = (
    <>
      {rows.map((row) => {
        const drawn = row.map((name) => {
          const field = fields[valueName(name)]
          return (
            field !== undefined && (
              <Fragment key={name}>
                <ItemField {...props} name={name} field={field} />
                <OriginalHint name={name} />
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
      {rows.some((row) => row.includes(placeFields.latitude)) && <TakeFromLocality />}
    </>
  )
  return title === undefined ? content : <FormSection title={title}>{content}</FormSection>
}

/** The summary is a part of the body's value, with a control of its own. */
const valueName = (name: string) => (name === "summary" ? "body" : name)

/** Memoised, because the state of a save redraws the form around it and changes no field. */
const ItemField = memo(function ItemField({ name, field, item, widgets, formId }: ItemFieldProps) {
  const viewer = useViewer()
  const { control } = useFormContext<Values>()
  const { field: bound, fieldState } = useController({ control, name: valueName(name) })
  const widget = field.type === "image" && isTranslation(item) ? TranslatedPictures : widgetOf(widgets, name, field)
  return createElement(widget, {
    id: fieldId(formId, name),
    name,
    field,
    item,
    value: bound.value ?? emptyValueOf(field),
    onChange: bound.onChange,
    onBlur: bound.onBlur,
    error: (name === "summary") === isSummaryWrong(field, bound.value) ? fieldState.error?.message : undefined,
    isReadOnly: !mayEditField(viewer, item, valueName(name)),
  })
})

/** In practice the save removed a picture which this user may not see. */
function RemovedNote({ removed }: { readonly removed: readonly Removed[] }) {
  const { title, picture, element } = appWords.removedParts
  if (removed.length === 0) return null
  return (
    <Notice title={title} role="alert">
      <ul>
        {removed.map(({ what, count }) => (
          <li key={what}>{(what === "img" ? picture : element(what))(count)}</li>
        ))}
      </ul>
    </Notice>
  )
}
