import { langcodes } from "#contract/fields.ts"
import { bundleConfigOf } from "./bundles.ts"
import { configEntity, type Config } from "./config.ts"
import { kindsWithBundle } from "./kinds.ts"
import type { YamlMap } from "./yaml.ts"

type Entry = [name: string, values: YamlMap]

export function languageSettings(): Config {
  const settings = kindsWithBundle.map((kind): Entry => {
    const id = `${kind.entityType}.${kind.bundle}`
    const values = {
      id,
      target_entity_type_id: kind.entityType,
      target_bundle: kind.bundle,
      default_langcode: "site_default",
      // Without it nobody may choose the language of an item.
      language_alterable: true,
    }
    const bundle = bundleConfigOf(kind)
    return [`language.content_settings.${id}`, configEntity({ config: bundle === null ? [] : [bundle] }, values)]
  })
  return Object.fromEntries(settings)
}

/** Languages can be made when those of Drupal's module are there. English is: Drupal is installed in it. */
export function languageActions(): YamlMap {
  const added = Object.entries(langcodes).filter(([code]) => code !== "en")
  const languages = added.map(([id, label], index) => {
    return [`language.entity.${id}`, { createIfNotExists: { id, label, direction: "ltr", weight: index + 1, locked: false } }] as const
  })
  return Object.fromEntries(languages)
}
