import { kindOf, resourceTypes } from "#contract/content.ts"
import { baseFields, type Field, type Kind } from "#contract/fields.ts"
import { bundleConfigOf } from "./bundles.ts"
import { configEntity, type DrupalConfig } from "./config.ts"
import type { YamlMap } from "./yaml.ts"

export const kindsWithBundle: readonly Kind[] = resourceTypes.map(kindOf).filter((kind) => bundleConfigOf(kind) !== null)

export function kindConfig(): DrupalConfig {
  const all = kindsWithBundle.map((kind) => (kind.entityType === "node" ? nodeType(kind) : vocabulary(kind)))
  return Object.fromEntries(all.flatMap((config) => Object.entries(config)))
}

function nodeType(kind: Kind): DrupalConfig {
  const type = configEntity(
    {},
    { name: kind.label, type: kind.bundle, description: null, help: null, new_revision: true, preview_mode: 1, display_submitted: false },
  )
  return {
    [`node.type.${kind.bundle}`]: type,
    ...switchOverride(kind, "status", baseFields.node.status),
    ...switchOverride(kind, "promote", baseFields.node.promote),
    ...switchOverride(kind, "sticky", sticky),
  }
}

/** Only Drupal's own lists need this field. Each language would have its own value. */
const sticky = { type: "boolean", label: "Sticky at top of lists", default: false } as const

/** Drupal publishes and promotes new nodes, where the contract has drafts. */
function switchOverride({ entityType, bundle }: Kind, name: string, field: Extract<Field, { readonly type: "boolean" }>): DrupalConfig {
  const override: YamlMap = {
    id: `${entityType}.${bundle}.${name}`,
    field_name: name,
    entity_type: entityType,
    bundle,
    label: field.label,
    description: "",
    required: false,
    translatable: field.translatable === true,
    default_value: [{ value: Number(field.default) }],
    default_value_callback: "",
    settings: { on_label: "On", off_label: "Off" },
    field_type: "boolean",
  }
  return { [`core.base_field_override.${entityType}.${bundle}.${name}`]: configEntity({ config: [`node.type.${bundle}`] }, override) }
}

/** Each save of a term makes a revision, whose number tells whether it has changed. */
function vocabulary({ bundle, plural }: Kind): DrupalConfig {
  return {
    [`taxonomy.vocabulary.${bundle}`]: configEntity({}, { name: plural, vid: bundle, description: null, weight: 0, new_revision: true }),
  }
}
