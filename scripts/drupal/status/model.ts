import * as v from "valibot"
import { fieldsOf, kindOf, resourceTypes } from "#contract/content.ts"
import { isRelationship, type Field, type ResourceType } from "#contract/fields.ts"
import { collectionPath, jsonapiPath } from "#contract/paths.ts"
import { isOfModule, leftOut } from "../recipe/fields.ts"
import { wordsOf, type Answer, type Ask } from "./asker.ts"
import { absent, ok, wrong, type Finding } from "./finding.ts"
import type { Session } from "./session.ts"

const entry = v.object({ links: v.record(v.string(), v.unknown()) })
const recipe = "Apply the recipe drupal/recipes/g30."

/** Which kinds of content the API has. */
export async function checkKinds(ask: Ask): Promise<readonly Finding[]> {
  const answer = await ask(jsonapiPath)
  const parsed = v.safeParse(entry, answer.json)
  if (!parsed.success) {
    const advice =
      answer.status === 0 ? "See that the address is right and the server runs." : "Install the core's module jsonapi, and let visitors in."
    return [wrong("JSON:API", wordsOf(answer), advice)]
  }
  const { links } = parsed.output
  const lacking = resourceTypes.filter((type) => !Object.hasOwn(links, type))
  return [
    lacking.length === 0
      ? ok("kinds", `all ${resourceTypes.length} kinds of content`)
      : wrong("kinds", `${lacking.join(", ")} can't be found`, recipe),
    Object.hasOwn(links, "redirect--redirect")
      ? ok("redirects", "the module redirect is there")
      : absent("redirects", "the module redirect isn't there: former addresses lead nowhere"),
  ]
}

/** What Drupal says of a field that is asked to sort. */
type Told = "there" | "missing" | { readonly parts: readonly string[] } | Answer

/** Each field of the content model, as the account sees it. */
export async function checkModel(ask: Ask, { headers }: Session): Promise<readonly Finding[]> {
  return Promise.all(resourceTypes.map((type) => checkKind(ask, headers, type)))
}

async function checkKind(ask: Ask, headers: Session["headers"], type: ResourceType): Promise<Finding> {
  const { entityType, bundle } = kindOf(type)
  const about = entityType === bundle ? bundle : `${entityType} ${bundle}`
  const collection = await ask(`${collectionPath(type)}?page[limit]=1`, { headers })
  if (collection.status !== 200) return wrong(about, wordsOf(collection), `Give the account's role access to ${type}. ${recipe}`)
  const names = Object.entries(fieldsOf(type)).filter(([name]) => !leftOut.includes(name))
  const told = await Promise.all(names.map(async ([name, field]) => ({ name, field, told: await fieldAt(ask, headers, type, name) })))
  const missing = told.filter((each) => each.told === "missing")
  const other = told.flatMap(({ name, field, told }) => otherType(name, field, told))
  const ofModule = missing.every(({ field }) => isOfModule(field))
  if (missing.length === 0 && other.length === 0) return ok(about, `all ${names.length} fields`)
  const words = [...(missing.length === 0 ? [] : [`lacks ${missing.map(({ name }) => name).join(", ")}`]), ...other].join("; ")
  return ofModule && other.length === 0
    ? absent(about, `${words}, a type of our module`, "Install it: drupal/recipes/g30_module.")
    : wrong(about, words, other.length === 0 ? recipe : `${recipe} A field of another type must be deleted first, with its values.`)
}

async function fieldAt(ask: Ask, headers: Session["headers"], type: ResourceType, name: string): Promise<Told> {
  const answer = await ask(`${collectionPath(type)}?page[limit]=1&sort=${name}`, { headers })
  if (answer.status === 200) return "there"
  const words = wordsOf(answer)
  if (words.includes("does not exist")) return "missing"
  const [, list] = /following specifiers: (.*)\./.exec(words) ?? []
  if (list !== undefined) return { parts: [...list.matchAll(/`([^`]+)`/g)].map(([, part = ""]) => part) }
  // It is there, and the account may not sort by it.
  return answer.status === 403 ? "there" : answer
}

function otherType(name: string, field: Field, told: Told): readonly string[] {
  if (told === "missing") return []
  if (told !== "there" && "status" in told) return [`${name} ${wordsOf(told)}`]
  const parts = told === "there" ? [] : told.parts
  const isReference = parts.includes("id")
  if (isRelationship(field)) return isReference ? [] : [`${name} is no reference`]
  if (isReference) return [`${name} is a reference, but must be of the type ${field.type}`]
  if (field.type === "text_with_summary" && !parts.includes("format")) return [`${name} is no formatted text`]
  if (field.type !== "text_with_summary" && parts.includes("format"))
    return [`${name} is a formatted text, but must be of the type ${field.type}`]
  if ((field.type === "link") !== parts.includes("uri")) return [`${name} must ${field.type === "link" ? "" : "not "}be a link`]
  return []
}
