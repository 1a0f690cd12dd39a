/** These actions suit a Drupal with existing kinds and fields. */
import { resourceTypes, kindOf } from "#contract/content.ts"
import type { Field } from "#contract/fields.ts"
import type { DrupalConfig } from "./config.ts"
import { drupalFieldsOf, fieldName } from "./fields.ts"
import { kindsWithBundle } from "./kinds.ts"
import { syncSettings, translationOn } from "./translation-settings.ts"
import type { YamlMap } from "./yaml.ts"

/** Existing values of a field become those of the original. */
export function kindActions(): DrupalConfig {
  const settings = kindsWithBundle.map(({ entityType, bundle }): [string, YamlMap] => {
    const calls = Object.entries(translationOn).map(([key, value]) => ({ module: "content_translation", key, value }))
    return [`language.content_settings.${entityType}.${bundle}`, { setThirdPartySettings: calls }]
  })
  const nodes = kindsWithBundle.filter(({ entityType }) => entityType === "node")
  const switches = nodes.map(({ bundle }): [string, YamlMap] => [
    `core.base_field_override.node.${bundle}.promote`,
    { setTranslatable: false },
  ])
  return Object.fromEntries([...settings, ...switches])
}

export function fieldActions(isWanted: (field: Field) => boolean): DrupalConfig {
  const entries = resourceTypes.flatMap((type) =>
    drupalFieldsOf(type)
      .filter(([, field]) => isWanted(field) && field.translatable === true)
      .map(([name, field]): [string, YamlMap] => {
        const sync = syncSettings(field)
        const shared =
          sync === null ? {} : { setThirdPartySettings: [{ module: "content_translation", key: "translation_sync", value: sync }] }
        return [fieldName(kindOf(type), name), { setTranslatable: true, ...shared }]
      }),
  )
  return Object.fromEntries(entries)
}
