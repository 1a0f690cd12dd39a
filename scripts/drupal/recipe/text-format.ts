/** The format of rich text, with the tags of contract/restricted-html.ts. */
import { restrictedHtml } from "#contract/restricted-html.ts"
import { configEntity, type Config } from "./config.ts"
import type { YamlMap } from "./yaml.ts"

const tags = Object.entries(restrictedHtml).map(([tag, attributes]) => `<${[tag, ...attributes].join(" ")}>`)

/** Drupal keeps what was written, and filters when it shows it: what isn't allowed, then markup that is left open. */
const filters: readonly [id: string, settings: YamlMap][] = [
  ["filter_html", { allowed_html: tags.join(" "), filter_html_help: true, filter_html_nofollow: false }],
  ["filter_htmlcorrector", {}],
]

export function textFormatConfig(): Config {
  const entries = filters.map(([id, settings], weight) => [id, { id, provider: "filter", status: true, weight, settings }] as const)
  return {
    "filter.format.restricted_html": configEntity(
      {},
      { name: "Restricted HTML", format: "restricted_html", weight: -10, filters: Object.fromEntries(entries) },
    ),
  }
}
