/** Which control a field has: by its kind and name, else by its name, else by its widget, else by its type. */
import type { ComponentType } from "react"
import type { Field, ResourceType, Widget as WidgetName } from "#contract/fields.ts"
import { ExdatesWidget } from "#app/agenda/editing/exdates-widget.tsx"
import { RepeatWidget } from "#app/agenda/editing/repeat-widget.tsx"
import { AllDayWidget, StartWidget, TimeFields } from "#app/agenda/editing/time-widgets.tsx"
import { AttachmentsWidget, AttachmentWidget } from "#app/attachments/attachments-widget.tsx"
import { GalleryWidget } from "#app/pictures/gallery/gallery-widget.tsx"
import { PictureWidget } from "#app/pictures/picture-widget.tsx"
import type { FieldValue } from "#app/resources/values.ts"
import { RichTextWidget } from "#app/rich-text/rich-text-widget.tsx"
import { isRichText, isText } from "#app/resources/value-kinds.ts"
import {
  isFileOrNull,
  isFiles,
  isFlag,
  isLinkOrNull,
  isLinks,
  isPeople,
  isReferenceOrNull,
  isReferences,
  isTexts,
} from "./rules/value-kinds.ts"
import { RolesWidget, UserMailWidget } from "./people/user-widgets.tsx"
import type { Widget, WidgetProps } from "./widget.ts"
import { AddressWidget } from "./widgets/address/address-widget.tsx"
import { BooleanWidget, CheckboxesWidget, RadiosWidget, SelectWidget, StatusWidget } from "./widgets/choice-widgets.tsx"
import { ColorWidget } from "./widgets/color-widget.tsx"
import { SummaryWidget, TextareaWidget, TitleWidget } from "./widgets/long-text-widget.tsx"
import { CountryWidget, RegionWidget } from "./widgets/place/country-widgets.tsx"
import { ReferencesWidget, ReferenceWidget } from "./widgets/references/reference-widgets.tsx"
import { LinksWidget, LinkWidget } from "./widgets/rows/link-widgets.tsx"
import { PeopleWidget } from "./widgets/rows/people-widget.tsx"
import { TextWidget } from "./widgets/text-widget.tsx"

/** Draws a control with its own kind of value; a value of another kind counts as empty. */
function forValues<Value extends FieldValue>(
  isValue: (value: unknown) => value is Value,
  empty: Value,
  Control: ComponentType<WidgetProps<Value>>,
): Widget {
  return function Typed({ value, ...others }) {
    return <Control {...others} value={isValue(value) ? value : empty} />
  }
}

const text = (control: Widget<string>) => forValues(isText, "", control)
const flag = (control: Widget<boolean>) => forValues(isFlag, false, control)
const noRichText = { value: "", summary: "" }

const byName: Readonly<Record<string, Widget>> = {
  title: text(TitleWidget),
  path: text(AddressWidget),
  status: flag(StatusWidget),
  summary: forValues(isRichText, noRichText, SummaryWidget),
}

const byKind: Readonly<Partial<Record<ResourceType, Readonly<Record<string, Widget>>>>> = {
  "user--user": { mail: text(UserMailWidget), roles: forValues(isTexts, [], RolesWidget) },
  "node--agenda": {
    field_start: text(StartWidget),
    field_end: text(TimeFields),
    field_all_day: flag(AllDayWidget),
    field_exdates: forValues(isTexts, [], ExdatesWidget),
  },
}

const byWidget: Readonly<Partial<Record<WidgetName, Widget>>> = {
  textarea: text(TextareaWidget),
  radios: text(RadiosWidget),
  checkboxes: forValues(isTexts, [], CheckboxesWidget),
  country: text(CountryWidget),
  region: text(RegionWidget),
  color: text(ColorWidget),
  rrule: text(RepeatWidget),
}

type Typed = { readonly one: Widget; readonly many: Widget }

const plain: Typed = { one: text(TextWidget), many: text(TextWidget) }
const pictures: Typed = { one: forValues(isFileOrNull, null, PictureWidget), many: forValues(isFiles, [], GalleryWidget) }
const files: Typed = { one: forValues(isFileOrNull, null, AttachmentWidget), many: forValues(isFiles, [], AttachmentsWidget) }

const byType: Readonly<Record<Field["type"], Typed>> = {
  string: plain,
  telephone: plain,
  email: plain,
  integer: plain,
  decimal: plain,
  date: plain,
  datetime: plain,
  text_with_summary: { one: forValues(isRichText, noRichText, RichTextWidget), many: forValues(isRichText, noRichText, RichTextWidget) },
  boolean: { one: flag(BooleanWidget), many: flag(BooleanWidget) },
  list_string: { one: text(SelectWidget), many: forValues(isTexts, [], CheckboxesWidget) },
  link: { one: forValues(isLinkOrNull, null, LinkWidget), many: forValues(isLinks, [], LinksWidget) },
  person: { one: forValues(isPeople, [], PeopleWidget), many: forValues(isPeople, [], PeopleWidget) },
  entity_reference: {
    one: forValues(isReferenceOrNull, null, ReferenceWidget),
    many: forValues(isReferences, [], ReferencesWidget),
  },
  image: pictures,
  file: files,
}

export function widgetFor(type: ResourceType, name: string, field: Field): Widget {
  const own = byKind[type]?.[name] ?? byName[name] ?? (field.widget === undefined ? undefined : byWidget[field.widget])
  return own ?? byType[field.type][field.many === true ? "many" : "one"]
}
