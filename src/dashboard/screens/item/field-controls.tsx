/** A field's control depends on its kind and name, else on its name, else on its widget, else on its type. */
import { listOf } from "#contract/field-types/field-types.ts"
import type { Field, Widget as WidgetName } from "#contract/fields.ts"
import { AttachmentsWidget, AttachmentWidget } from "#dashboard/media/field/attachments-widget.tsx"
import { GalleryWidget } from "#dashboard/media/field/gallery-widget.tsx"
import { PictureWidget } from "#dashboard/media/field/picture-widget.tsx"
import { RichTextWidget } from "#dashboard/rich-text/rich-text-widget.tsx"
import { isFileValue, isLink, isListOf, isPerson, isReference, isRichText, isTexts, orNull } from "#dashboard/items/values.ts"
import { flagWidget, textWidget, widgetFor, type Widget } from "#dashboard/widgets/widget.tsx"
import type { KindParts } from "#dashboard/editor/kind-part.ts"
import { AddressWidget } from "#dashboard/editor/controls/address/address-widget.tsx"
import { BooleanWidget, CheckboxesWidget, RadiosWidget, SelectWidget, StatusWidget } from "#dashboard/editor/controls/choice-widgets.tsx"
import { DateWidget } from "#dashboard/editor/controls/date-widget.tsx"
import { CountryWidget, RegionWidget } from "#dashboard/editor/controls/place/country-widgets.tsx"
import { ReferencesWidget, ReferenceWidget } from "#dashboard/widgets/combobox/combobox.tsx"
import { LinksWidget, LinkWidget, PeopleWidget } from "#dashboard/editor/controls/rows.tsx"
import { ColorWidget, TextWidget, SummaryWidget, TextareaWidget, TitleWidget } from "#dashboard/editor/controls/text-widget.tsx"

const noRichText = { value: "", summary: "" }

const byName: Readonly<Record<string, Widget>> = {
  title: textWidget(TitleWidget),
  path: textWidget(AddressWidget),
  status: flagWidget(StatusWidget),
  summary: widgetFor(isRichText, noRichText, SummaryWidget),
}

const byWidget: Readonly<Partial<Record<WidgetName, Widget>>> = {
  textarea: textWidget(TextareaWidget),
  radios: textWidget(RadiosWidget),
  checkboxes: widgetFor(isTexts, [], CheckboxesWidget),
  country: textWidget(CountryWidget),
  region: textWidget(RegionWidget),
  color: textWidget(ColorWidget),
}

type WidgetPair = { readonly one: Widget; readonly many: Widget }

const plain: WidgetPair = { one: textWidget(TextWidget), many: textWidget(TextWidget) }
const pictures: WidgetPair = {
  one: widgetFor(orNull(isFileValue), null, PictureWidget),
  many: widgetFor(isListOf(isFileValue), [], GalleryWidget),
}
const files: WidgetPair = {
  one: widgetFor(orNull(isFileValue), null, AttachmentWidget),
  many: widgetFor(isListOf(isFileValue), [], AttachmentsWidget),
}

const people: Widget = ({ value, ...others }) => <PeopleWidget {...others} value={listOf(value).filter(isPerson)} />

const byType: Readonly<Record<Field["type"], WidgetPair>> = {
  string: plain,
  telephone: plain,
  email: plain,
  integer: plain,
  decimal: plain,
  date: { one: textWidget(DateWidget), many: textWidget(DateWidget) },
  datetime: plain,
  text_with_summary: { one: widgetFor(isRichText, noRichText, RichTextWidget), many: widgetFor(isRichText, noRichText, RichTextWidget) },
  boolean: { one: flagWidget(BooleanWidget), many: flagWidget(BooleanWidget) },
  list_string: { one: textWidget(SelectWidget), many: widgetFor(isTexts, [], CheckboxesWidget) },
  link: { one: widgetFor(orNull(isLink), null, LinkWidget), many: widgetFor(isListOf(isLink), [], LinksWidget) },
  person: { one: people, many: people },
  entity_reference: {
    one: widgetFor(orNull(isReference), null, ReferenceWidget),
    many: widgetFor(isListOf(isReference), [], ReferencesWidget),
  },
  image: pictures,
  file: files,
}

/** `ofKind` has the kind's own controls. */
export function widgetOf(ofKind: KindParts["widgets"], name: string, field: Field): Widget {
  const own = ofKind?.[name] ?? byName[name] ?? (field.widget === undefined ? undefined : byWidget[field.widget])
  return own ?? byType[field.type][field.many === true ? "many" : "one"]
}
