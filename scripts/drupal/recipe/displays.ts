import { kindOf, resourceTypes } from "#contract/content.ts"
import type { Field, Kind } from "#contract/fields.ts"
import { bundleConfigOf } from "./bundles.ts"
import { configEntity, type DrupalConfig } from "./config.ts"
import { plugin, type Plugin } from "./drupal-type.ts"
import { drupalTypeOf } from "./field-types.ts"
import { drupalFieldsOf, fieldName, type NamedField } from "./fields.ts"
import type { YamlMap } from "./yaml.ts"

type Part = readonly [name: string, plugin: Plugin]

const titleField: Part = ["title", plugin("string_textfield", "core", { size: 60, placeholder: "" })]
const checkbox = plugin("boolean_checkbox", "core", { display_label: true })

/** Drupal's own fields stand before and after those of the contract. */
const around: Readonly<Record<Kind["entityType"], { readonly before: readonly Part[]; readonly after: readonly Part[] } | null>> = {
  node: {
    before: [titleField],
    after: [
      ["langcode", plugin("language_select", "core", { include_locked: true })],
      ["path", plugin("path", "path")],
      ["uid", plugin("entity_reference_autocomplete", "core", { match_operator: "CONTAINS", match_limit: 10, size: 60, placeholder: "" })],
      ["created", plugin("datetime_timestamp", "core")],
      ["promote", checkbox],
      ["status", checkbox],
    ],
  },
  taxonomy_term: {
    before: [
      ["name", plugin("string_textfield", "core", { size: 60, placeholder: "" })],
      ["description", plugin("text_textarea", "text", { rows: 5, placeholder: "" })],
    ],
    after: [
      ["langcode", plugin("language_select", "core", { include_locked: true })],
      ["path", plugin("path", "path")],
      ["status", checkbox],
    ],
  },
  // Drupal puts the account itself and its languages into the form, outside of widgets.
  user: { before: [], after: [] },
  file: null,
}

export function displayConfig(isWanted: (field: Field) => boolean): DrupalConfig {
  const entries = resourceTypes.flatMap((type): [string, YamlMap][] => {
    const kind = kindOf(type)
    const parts = around[kind.entityType]
    if (parts === null) return []
    const fields = drupalFieldsOf(type).filter(([, field]) => isWanted(field))
    const id = displayId(kind)
    return [
      [`core.entity_form_display.${id}`, formDisplay(kind, fields, parts)],
      [`core.entity_view_display.${id}`, viewDisplay(kind, fields)],
    ]
  })
  return Object.fromEntries(entries)
}

export function displayActions(isWanted: (field: Field) => boolean): DrupalConfig {
  const entries = resourceTypes.flatMap((type) => {
    const id = displayId(kindOf(type))
    return drupalFieldsOf(type)
      .filter(([, field]) => isWanted(field))
      .flatMap(([name, field]): [string, YamlMap][] => {
        const { widget, formatter } = drupalTypeOf(field)
        return [
          [`core.entity_form_display.${id}`, addComponent(name, component(widget, addedWeight))],
          [`core.entity_view_display.${id}`, addComponent(name, { ...component(formatter, addedWeight), label: labelPlace(name) })],
        ]
      })
  })
  return Object.fromEntries(entries)
}

/** Fields stand behind the text and the pictures, and before Drupal's own. */
const addedWeight = 9

const addComponent = (name: string, options: YamlMap): YamlMap => ({ setComponent: { name, options } })

function displayId({ entityType, bundle }: Kind): string {
  return `${entityType}.${bundle}.default`
}

function formDisplay(
  kind: Kind,
  fields: readonly NamedField[],
  { before, after }: { readonly before: readonly Part[]; readonly after: readonly Part[] },
): YamlMap {
  const own = fields.map(([name, field]): Part => [name, drupalTypeOf(field).widget])
  const parts = [...before, ...own, ...after]
  const content = parts.map(([name, widget], index) => [name, component(widget, index)] as const)
  return display(kind, fields, parts, { content: { ...Object.fromEntries(content), ...userParts(kind) }, hidden: {} })
}

/** The name, the mail address and the password of an account are one part of its form; its language is another. */
function userParts({ entityType }: Kind): YamlMap {
  if (entityType !== "user") return {}
  const part = (weight: number) => ({ weight, region: "content", settings: {}, third_party_settings: {} })
  return { account: part(-10), language: part(-5) }
}

function viewDisplay(kind: Kind, fields: readonly NamedField[]): YamlMap {
  const parts = fields.map(([name, field]): Part => [name, drupalTypeOf(field).formatter])
  const content = parts.map(([name, formatter], index) => [name, { ...component(formatter, index), label: labelPlace(name) }] as const)
  const isNode = kind.entityType === "node"
  return display(kind, fields, parts, { content: Object.fromEntries(content), hidden: isNode ? { langcode: true, links: true } : {} })
}

function labelPlace(name: string): string {
  return name === "body" ? "hidden" : "above"
}

function component({ type, settings }: Plugin, weight: number): YamlMap {
  return { type, weight, region: "content", settings, third_party_settings: {} }
}

type Regions = { readonly content: YamlMap; readonly hidden: YamlMap }

function display(kind: Kind, fields: readonly NamedField[], parts: readonly Part[], { content, hidden }: Regions): YamlMap {
  const styles = Object.values(content).flatMap((one) => styleIn(one))
  const bundle = bundleConfigOf(kind)
  const config = [...(bundle === null ? [] : [bundle]), ...fields.map(([name]) => fieldName(kind, name)), ...styles]
  const modules = [...parts.map(([, { module }]) => module), ...(kind.entityType === "user" ? ["user"] : [])]
  return configEntity(
    { config, module: modules.filter((module) => module !== "core") },
    { id: displayId(kind), targetEntityType: kind.entityType, bundle: kind.bundle, mode: "default", content, hidden },
  )
}

function styleIn(part: unknown): readonly string[] {
  const match = /"(?:image_style|preview_image_style)":"(\w+)"/.exec(JSON.stringify(part))
  return match === null ? [] : [`image.style.${match[1] ?? ""}`]
}
