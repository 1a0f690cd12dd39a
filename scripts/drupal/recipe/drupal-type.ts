import type { Field } from "#contract/fields.ts"
import type { YamlMap } from "./yaml.ts"

export type DrupalType = {
  readonly type: string
  readonly module: string
  /** All bundles of an entity type share these settings of the storage. */
  readonly storage: YamlMap
  /** Each bundle has these settings of the field. */
  readonly settings: YamlMap
  readonly widget: Plugin
  readonly formatter: Plugin
}
export type Plugin = { readonly type: string; readonly module: string; readonly settings: YamlMap }

export type Of<Type extends Field["type"]> = Extract<Field, { readonly type: Type }>

export const plugin = (type: string, module: string, settings: YamlMap = {}): Plugin => ({ type, module, settings })
