import { defaultLanguage, languages } from "#contract/languages.ts"
import { langcodes } from "#contract/fields.ts"
import { bundleConfigOf } from "./bundles.ts"
import { configEntity, type DrupalConfig } from "./config.ts"
import { kindsWithBundle } from "./kinds.ts"
import { translationOn } from "./translation-settings.ts"
import type { YamlMap } from "./yaml.ts"

type Entry = [name: string, values: YamlMap]

export function languageSettings(): DrupalConfig {
  const settings = kindsWithBundle.map((kind): Entry => {
    const id = `${kind.entityType}.${kind.bundle}`
    const values = {
      third_party_settings: { content_translation: translationOn },
      id,
      target_entity_type_id: kind.entityType,
      target_bundle: kind.bundle,
      default_langcode: "site_default",
      // Without it, editors can't choose the language of an item.
      language_alterable: true,
    }
    const bundle = bundleConfigOf(kind)
    return [
      `language.content_settings.${id}`,
      configEntity({ config: bundle === null ? [] : [bundle], module: ["content_translation"] }, values),
    ]
  })
  return Object.fromEntries(settings)
}

/** Drupal is installed in English, so that language exists. The weights differ, because equal ones would show Dutch before English. */
export function languageActions(): YamlMap {
  const entries = languages.map((id, weight): Entry => {
    const make = { createIfNotExists: { id, label: langcodes[id], direction: "ltr", weight, locked: false } }
    return [`language.entity.${id}`, { ...(id === defaultLanguage ? {} : make), setWeight: weight }]
  })
  return { ...Object.fromEntries(entries), ...negotiation() }
}

/** Only the prefix of the path decides. */
function negotiation(): YamlMap {
  const prefixes = languages.map((code) => [`url.prefixes.${code}`, code === defaultLanguage ? "" : code] as const)
  return {
    "language.negotiation": { simpleConfigUpdate: { "url.source": "path_prefix", ...Object.fromEntries(prefixes) } },
    "language.types": {
      simpleConfigUpdate: {
        "negotiation.language_interface.enabled": { "language-url": 0 },
        "negotiation.language_content.enabled": { "language-interface": 0 },
      },
    },
  }
}
