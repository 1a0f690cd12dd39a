/** Drupal exports its configuration as blocks with two spaces, and texts in single quotes if they need them. */

export type Yaml = string | number | boolean | null | readonly Yaml[] | YamlMap
export type YamlMap = { readonly [key: string]: Yaml }

export function toYaml(map: YamlMap): string {
  return `${mapLines(map, "").join("\n")}\n`
}

function mapLines(map: YamlMap, indent: string): string[] {
  return Object.entries(map).flatMap(([key, value]) => entryLines(`${indent}${scalar(key)}:`, value, indent))
}

function entryLines(start: string, value: Yaml, indent: string): string[] {
  if (isList(value)) return value.length === 0 ? [`${start} {  }`] : [start, ...value.flatMap((one) => itemLines(one, `${indent}  `))]
  if (!isMap(value)) return [`${start} ${scalar(value)}`]
  return Object.keys(value).length === 0 ? [`${start} {  }`] : [start, ...mapLines(value, `${indent}  `)]
}

function itemLines(item: Yaml, indent: string): string[] {
  if (isList(item)) throw new Error("No configuration has a list in a list.")
  if (!isMap(item)) return [`${indent}- ${scalar(item)}`]
  const [first = "", ...others] = mapLines(item, `${indent}  `)
  return [`${indent}- ${first.trimStart()}`, ...others]
}

function scalar(value: string | number | boolean | null): string {
  if (typeof value !== "string") return String(value)
  return isPlain(value) ? value : `'${value.replaceAll("'", "''")}'`
}

/** YAML must not read the text as a number, a date or a word such as `true`. */
function isPlain(text: string): boolean {
  return /^[A-Za-z_/][\w./@-]*( [\w./@-]+)*$/.test(text) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(text)
}

function isList(value: Yaml): value is readonly Yaml[] {
  return Array.isArray(value)
}

function isMap(value: Yaml): value is YamlMap {
  return typeof value === "object" && value !== null && !isList(value)
}
