/** The format of rich texts: that it is there, what it allows, and which texts have another one. */
import * as v from "valibot"
import { fieldsOf, kindOf, resourceTypes } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { collectionPath } from "#contract/paths.ts"
import { textFormat } from "#contract/text-format.ts"
import { allowedHtml, textFilters } from "../recipe/text-format.ts"
import { wordsOf, type Ask } from "./asker.ts"
import { absent, ok, unknown, wrong, type Finding } from "./finding.ts"
import type { Session } from "./session.ts"

const about = "text format"
const advice = "Apply the recipe drupal/recipes/g30_model."

const filter = v.object({ status: v.boolean(), settings: v.optional(v.object({ allowed_html: v.optional(v.string()) })) })
const formats = v.object({
  data: v.array(v.object({ attributes: v.object({ filters: v.record(v.string(), filter) }) })),
  meta: v.optional(v.object({ omitted: v.optional(v.unknown()) })),
})
type Filters = Readonly<Record<string, v.InferOutput<typeof filter>>>

export async function checkTextFormat(ask: Ask, { headers }: Session): Promise<readonly Finding[]> {
  return [await checkFormat(ask, headers), ...(await otherFormats(ask, headers))]
}

async function checkFormat(ask: Ask, headers: Session["headers"]): Promise<Finding> {
  const answer = await ask(`/jsonapi/filter_format/filter_format?filter[drupal_internal__format]=${textFormat}`, { headers })
  const parsed = v.safeParse(formats, answer.json)
  if (!parsed.success) return wrong(about, wordsOf(answer), advice)
  const { data, meta } = parsed.output
  const [format] = data
  if (format === undefined && meta?.omitted === undefined) return wrong(about, `there is no format ${textFormat}`, advice)
  if (format === undefined) return unknown(about, `${textFormat} is there; our module shows what it allows, to whoever may use it`)
  const faults = faultsIn(format.attributes.filters)
  return faults.length === 0 ? ok(about, `${textFormat} allows what the site knows`) : wrong(about, faults.join("; "), advice)
}

function faultsIn(filters: Filters): readonly string[] {
  const active = Object.entries(filters).flatMap(([name, { status }]) => (status ? [name] : []))
  const more = active.filter((name) => !textFilters.includes(name))
  const lacking = textFilters.filter((name) => !active.includes(name))
  const allowed = marksIn(filters.filter_html?.settings?.allowed_html ?? "")
  const known = marksIn(allowedHtml)
  return [
    ...listed(
      `${textFormat} loses`,
      [...known].filter((mark) => !allowed.has(mark)),
    ),
    ...listed(
      `${textFormat} allows what the site doesn't`,
      [...allowed].filter((mark) => !known.has(mark)),
    ),
    ...listed("filters that change texts", more),
    ...listed("filters that are off", lacking),
  ]
}

function listed(words: string, names: readonly string[]): readonly string[] {
  return names.length === 0 ? [] : [`${words}: ${names.join(", ")}`]
}

/** `<ol start>` allows the tag `ol`, and its attribute. */
function marksIn(html: string): ReadonlySet<string> {
  const tags = [...html.matchAll(/<([^>]+)>/g)].map(([, inner = ""]) => inner.trim().split(/\s+/))
  return new Set(tags.flatMap(([tag = "", ...attributes]) => [`<${tag}>`, ...attributes.map((attribute) => `<${tag} ${attribute}>`)]))
}

const items = v.object({ data: v.array(v.object({ attributes: v.record(v.string(), v.unknown()) })) })

async function otherFormats(ask: Ask, headers: Session["headers"]): Promise<readonly Finding[]> {
  const counted = await Promise.all(resourceTypes.flatMap((type) => textFieldsOf(type).map((name) => inOther(ask, headers, type, name))))
  const found = counted.filter(({ count }) => count > 0).map(({ words }) => words)
  if (found.length === 0) return []
  const remedy = "They are changed in Drupal's own form. Give them the format G30 text there where nothing of them is lost by it."
  return [absent("other text formats", `the dashboard only shows the texts of ${found.join(", ")}`, remedy)]
}

function textFieldsOf(type: ResourceType): readonly string[] {
  return Object.entries(fieldsOf(type)).flatMap(([name, field]) => (field.type === "text_with_summary" ? [name] : []))
}

async function inOther(ask: Ask, headers: Session["headers"], type: ResourceType, name: string) {
  const condition = `filter[f][condition][path]=${name}.format&filter[f][condition][operator]=%3C%3E&filter[f][condition][value]=${textFormat}`
  const answer = await ask(`${collectionPath(type)}?${condition}&page[limit]=50`, { headers })
  const parsed = v.safeParse(items, answer.json)
  const count = parsed.success ? parsed.output.data.length : 0
  const { label, plural } = kindOf(type)
  return { count, words: `${count === 50 ? "50 or more" : count} ${(count === 1 ? label : plural).toLowerCase()}` }
}
