import type { Field } from "#contract/fields.ts"
import { plugin, type DrupalType, type Of, type Plugin } from "./drupal-type.ts"
import { file, image, reference } from "./relationship-types.ts"
import type { YamlMap } from "./yaml.ts"

const line = { size: 60, placeholder: "" }

type Parts = { readonly storage?: YamlMap; readonly settings?: YamlMap; readonly widget: Plugin; readonly formatter: Plugin }

const fieldOf = (type: string, module: string, { storage = {}, settings = {}, widget, formatter }: Parts): DrupalType => ({
  type,
  module,
  storage,
  settings,
  widget,
  formatter,
})

/** All fields of these types are the same. Links lead inside and outside of the site, each with a title or without. */
const plain = {
  telephone: fieldOf("telephone", "telephone", {
    widget: plugin("telephone_default", "telephone", { placeholder: "" }),
    formatter: plugin("telephone_link", "telephone", { title: "" }),
  }),
  email: fieldOf("email", "core", { widget: plugin("email_default", "core", line), formatter: plugin("email_mailto", "core") }),
  boolean: fieldOf("boolean", "core", {
    settings: { on_label: "On", off_label: "Off" },
    widget: plugin("boolean_checkbox", "core", { display_label: true }),
    formatter: plugin("boolean", "core", { format: "default", format_custom_false: "", format_custom_true: "" }),
  }),
  link: fieldOf("link", "link", {
    settings: { title: 1, link_type: 17 },
    widget: plugin("link_default", "link", { placeholder_url: "", placeholder_title: "" }),
    formatter: plugin("link", "link", { trim_length: 80, url_only: false, url_plain: false, rel: "", target: "" }),
  }),
  // Only our module (drupal/modules/g30) has this type.
  person: fieldOf("person", "g30", { widget: plugin("person_default", "g30"), formatter: plugin("person_default", "g30") }),
} as const

function text({ maxLength = 255 }: Of<"string">): DrupalType {
  return fieldOf("string", "core", {
    storage: { max_length: maxLength, case_sensitive: false, is_ascii: false },
    widget: plugin("string_textfield", "core", line),
    formatter: plugin("string", "core", { link_to_entity: false }),
  })
}

const digits = { precision: 12, scale: 9 } as const

function number(field: Of<"integer"> | Of<"decimal">): DrupalType {
  const isWhole = field.type === "integer"
  return fieldOf(field.type, "core", {
    storage: isWhole ? { unsigned: false, size: "normal" } : digits,
    settings: { min: field.min ?? null, max: field.max ?? null, prefix: "", suffix: "" },
    widget: plugin("number", "core", { placeholder: "" }),
    formatter: isWhole
      ? plugin("number_integer", "core", { thousand_separator: "", prefix_suffix: true })
      : plugin("number_decimal", "core", { thousand_separator: "", decimal_separator: ".", scale: digits.scale, prefix_suffix: true }),
  })
}

function moment({ type }: Of<"date"> | Of<"datetime">): DrupalType {
  const format = type === "date" ? "html_date" : "medium"
  return fieldOf("datetime", "datetime", {
    storage: { datetime_type: type },
    widget: plugin("datetime_default", "datetime"),
    formatter: plugin("datetime_default", "datetime", { timezone_override: "", format_type: format }),
  })
}

function list({ allowed, widget }: Of<"list_string">): DrupalType {
  const isButtons = widget === "radios" || widget === "checkboxes"
  const values = Object.entries(allowed).map(([value, label]) => ({ value, label }))
  return fieldOf("list_string", "options", {
    storage: { allowed_values: values, allowed_values_function: "" },
    widget: plugin(isButtons ? "options_buttons" : "options_select", "core"),
    formatter: plugin("list_default", "options"),
  })
}

function richText({ format, hasSummary }: Of<"text_with_summary">): DrupalType {
  return fieldOf("text_with_summary", "text", {
    settings: { display_summary: hasSummary === true, required_summary: false, allowed_formats: [format] },
    widget: plugin("text_textarea_with_summary", "text", { rows: 20, summary_rows: 3, placeholder: "", show_summary: hasSummary === true }),
    formatter: plugin("text_default", "text"),
  })
}

export function drupalTypeOf(field: Field): DrupalType {
  switch (field.type) {
    case "string":
      return text(field)
    case "integer":
    case "decimal":
      return number(field)
    case "date":
    case "datetime":
      return moment(field)
    case "list_string":
      return list(field)
    case "text_with_summary":
      return richText(field)
    case "image":
      return image(field)
    case "file":
      return file(field)
    case "entity_reference":
      return reference(field)
    case "boolean":
    case "email":
    case "link":
    case "person":
    case "telephone":
      return plain[field.type]
  }
}
