/** How each type of field of the contract is kept, edited and shown in Drupal. */
import type { Field } from "#contract/fields.ts"
import { plugin, type DrupalType, type Of } from "./drupal-type.ts"
import { file, image, reference } from "./relationship-types.ts"

const line = { size: 60, placeholder: "" }

function text({ maxLength = 255 }: Of<"string">): DrupalType {
  return {
    type: "string",
    module: "core",
    storage: { max_length: maxLength, case_sensitive: false, is_ascii: false },
    settings: {},
    widget: plugin("string_textfield", "core", line),
    formatter: plugin("string", "core", { link_to_entity: false }),
  }
}

function telephone(): DrupalType {
  return {
    type: "telephone",
    module: "telephone",
    storage: {},
    settings: {},
    widget: plugin("telephone_default", "telephone", { placeholder: "" }),
    formatter: plugin("telephone_link", "telephone", { title: "" }),
  }
}

function email(): DrupalType {
  return {
    type: "email",
    module: "core",
    storage: {},
    settings: {},
    widget: plugin("email_default", "core", line),
    formatter: plugin("email_mailto", "core"),
  }
}

function boolean(): DrupalType {
  return {
    type: "boolean",
    module: "core",
    storage: {},
    settings: { on_label: "On", off_label: "Off" },
    widget: plugin("boolean_checkbox", "core", { display_label: true }),
    formatter: plugin("boolean", "core", { format: "default", format_custom_false: "", format_custom_true: "" }),
  }
}

const digits = { precision: 12, scale: 9 } as const

function number(field: Of<"integer"> | Of<"decimal">): DrupalType {
  const isWhole = field.type === "integer"
  return {
    type: field.type,
    module: "core",
    storage: isWhole ? { unsigned: false, size: "normal" } : digits,
    settings: { min: field.min ?? null, max: field.max ?? null, prefix: "", suffix: "" },
    widget: plugin("number", "core", { placeholder: "" }),
    formatter: isWhole
      ? plugin("number_integer", "core", { thousand_separator: "", prefix_suffix: true })
      : plugin("number_decimal", "core", { thousand_separator: "", decimal_separator: ".", scale: digits.scale, prefix_suffix: true }),
  }
}

function moment({ type }: Of<"date"> | Of<"datetime">): DrupalType {
  return {
    type: "datetime",
    module: "datetime",
    storage: { datetime_type: type },
    settings: {},
    widget: plugin("datetime_default", "datetime"),
    formatter: plugin("datetime_default", "datetime", {
      timezone_override: "",
      format_type: type === "date" ? "html_date" : "medium",
    }),
  }
}

function list({ allowed, widget }: Of<"list_string">): DrupalType {
  const isButtons = widget === "radios" || widget === "checkboxes"
  return {
    type: "list_string",
    module: "options",
    storage: {
      allowed_values: Object.entries(allowed).map(([value, label]) => ({ value, label })),
      allowed_values_function: "",
    },
    settings: {},
    widget: plugin(isButtons ? "options_buttons" : "options_select", "core"),
    formatter: plugin("list_default", "options"),
  }
}

/** Links inside and outside of the site, each with a title or without. */
function link(): DrupalType {
  return {
    type: "link",
    module: "link",
    storage: {},
    settings: { title: 1, link_type: 17 },
    widget: plugin("link_default", "link", { placeholder_url: "", placeholder_title: "" }),
    formatter: plugin("link", "link", { trim_length: 80, url_only: false, url_plain: false, rel: "", target: "" }),
  }
}

function richText({ format, hasSummary }: Of<"text_with_summary">): DrupalType {
  return {
    type: "text_with_summary",
    module: "text",
    storage: {},
    settings: { display_summary: hasSummary === true, required_summary: false, allowed_formats: [format] },
    widget: plugin("text_textarea_with_summary", "text", { rows: 20, summary_rows: 3, placeholder: "", show_summary: hasSummary === true }),
    formatter: plugin("text_default", "text"),
  }
}

/** Only our module has it (drupal/modules/g30). */
function person(): DrupalType {
  return {
    type: "person",
    module: "g30",
    storage: {},
    settings: {},
    widget: plugin("person_default", "g30"),
    formatter: plugin("person_default", "g30"),
  }
}

export function drupalTypeOf(field: Field): DrupalType {
  switch (field.type) {
    case "string":
      return text(field)
    case "telephone":
      return telephone()
    case "email":
      return email()
    case "boolean":
      return boolean()
    case "integer":
    case "decimal":
      return number(field)
    case "date":
    case "datetime":
      return moment(field)
    case "list_string":
      return list(field)
    case "link":
      return link()
    case "text_with_summary":
      return richText(field)
    case "person":
      return person()
    case "image":
      return image(field)
    case "file":
      return file(field)
    case "entity_reference":
      return reference(field)
  }
}
