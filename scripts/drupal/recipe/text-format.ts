import { restrictedHtml } from "#contract/restricted-html.ts"
import { textFormat } from "#contract/text-format.ts"
import { configEntity, type DrupalConfig } from "./config.ts"
import type { YamlMap } from "./yaml.ts"

const tags = Object.entries(restrictedHtml).map(([tag, attributes]) => `<${[tag, ...attributes].join(" ")}>`)

/** Drupal writes the allowed tags in this notation. */
const allowedHtml = tags.join(" ")

/** Drupal stores a text as written. When it shows the text, it filters forbidden markup first, then unclosed tags. */
const filters: readonly (readonly [id: string, settings: YamlMap])[] = [
  ["filter_html", { allowed_html: allowedHtml, filter_html_help: true, filter_html_nofollow: false }],
  ["filter_htmlcorrector", {}],
]

const entries = filters.map(([id, settings], weight) => [id, { id, provider: "filter", status: true, weight, settings }] as const)

export function textFormatConfig(): DrupalConfig {
  const values = { name: "G30 text", format: textFormat, weight: -10, filters: Object.fromEntries(entries) }
  return { [`filter.format.${textFormat}`]: configEntity({}, values) }
}

/** An existing format gets the tags of this release. */
export function textFormatActions(): YamlMap {
  const calls = entries.map(([id, configuration]) => ({ instance_id: id, configuration }))
  return { [`filter.format.${textFormat}`]: { setFilterConfigs: calls } }
}
