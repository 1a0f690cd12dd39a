import { kindOf } from "#contract/content.ts"
import { plugin, type DrupalType, type Of } from "./drupal-type.ts"
import type { YamlMap } from "./yaml.ts"

const noPicture = { uuid: null, alt: "", title: "", width: null, height: null }
const files = { target_type: "file", display_field: false, display_default: false, uri_scheme: "public" } as const

function fileSettings(field: Of<"image"> | Of<"file">): YamlMap {
  return {
    handler: "default:file",
    handler_settings: {},
    file_directory: "[date:custom:Y]-[date:custom:m]",
    file_extensions: field.extensions,
    max_filesize: `${field.maxBytes / 1024 / 1024} MB`,
  }
}

export function image(field: Of<"image">): DrupalType {
  return {
    type: "image",
    module: "image",
    storage: { ...files, default_image: noPicture },
    settings: {
      ...fileSettings(field),
      max_resolution: "",
      min_resolution: "",
      alt_field: true,
      alt_field_required: false,
      title_field: true,
      title_field_required: false,
      default_image: noPicture,
    },
    widget: plugin("image_image", "image", { progress_indicator: "throbber", preview_image_style: "w200" }),
    formatter: plugin("image", "image", { image_link: "", image_style: "w800", image_loading: { attribute: "lazy" } }),
  }
}

export function file(field: Of<"file">): DrupalType {
  return {
    type: "file",
    module: "file",
    storage: files,
    settings: { ...fileSettings(field), description_field: true },
    widget: plugin("file_generic", "file", { progress_indicator: "throbber" }),
    formatter: plugin("file_default", "file", { use_description_as_link_text: true }),
  }
}

export function reference({ target }: Of<"entity_reference">): DrupalType {
  const { entityType, bundle } = kindOf(target)
  return {
    type: "entity_reference",
    module: "core",
    storage: { target_type: entityType },
    settings: {
      handler: `default:${entityType}`,
      handler_settings: {
        target_bundles: { [bundle]: bundle },
        sort: { field: "_none", direction: "ASC" },
        auto_create: false,
        auto_create_bundle: "",
      },
    },
    widget: plugin("entity_reference_autocomplete", "core", { match_operator: "CONTAINS", match_limit: 10, size: 60, placeholder: "" }),
    formatter: plugin("entity_reference_label", "core", { link: true }),
  }
}
