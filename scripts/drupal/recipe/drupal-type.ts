import type { Field } from "#contract/fields.ts"
import type { YamlMap } from "./yaml.ts"

export type DrupalType = {
  /** Drupal's name of the type, and the module that has it. */
  readonly type: string
  readonly module: string
  /** The settings of the field's storage, which all bundles of an entity type share. */
  readonly storage: YamlMap
  /** The settings of the field in one bundle. */
  readonly settings: YamlMap
  readonly widget: Plugin
  readonly formatter: Plugin
}
export type Plugin = { readonly type: string; readonly module: string; readonly settings: YamlMap }

export type Of<Type extends Field["type"]> = Extract<Field, { readonly type: Type }>

export const plugin = (type: string, module: string, settings: YamlMap = {}): Plugin => ({ type, module, settings })
