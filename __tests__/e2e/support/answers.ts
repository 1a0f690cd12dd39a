import type { APIRequestContext } from "@playwright/test"
import * as v from "valibot"
import { fieldsOf, resourceTypes } from "#contract/content.ts"
import { isRelationship, type ResourceType } from "#contract/fields.ts"
import { inLanguage, languages } from "#contract/languages.ts"
import { collectionPath } from "#contract/paths.ts"

const documentShape = v.object({
  data: v.array(v.object({ id: v.string(), type: v.string() })),
  links: v.optional(v.object({ next: v.optional(v.object({ href: v.string() })) })),
})

function relationshipsOf(type: ResourceType): string[] {
  return Object.entries(fieldsOf(type)).flatMap(([name, field]) => (isRelationship(field) ? name : []))
}

/** Addresses of a collection: plain, with all includes, with sorts, and with filters that would show hidden items. */
function questionsOf(type: ResourceType): string[] {
  const include = relationshipsOf(type).join(",")
  const isNode = type.startsWith("node--")
  return [
    "",
    ...(include === "" ? [] : [`include=${include}`]),
    ...(isNode
      ? [
          ...languages.map((language) => `filter[langcode]=${language}`),
          "sort=title",
          "sort=-title",
          "sort=-changed",
          "filter[status]=0",
          "filter[title][operator]=IS NOT NULL",
          "page[limit]=3&sort=changed",
        ]
      : []),
    ...(type === "node--member"
      ? ["sort=field_phone", "sort=-field_mail", "filter[field_mail][operator]=IS NOT NULL", "filter[field_show_phone]=0"]
      : []),
    ...(type === "node--agenda"
      ? ["filter[field_audience]=members", "filter[field_audience]=board", "filter[status]=1&include=field_category"]
      : []),
    ...(type === "file--file" ? ["filter[status]=1", "sort=filename", "sort=-filesize"] : []),
    ...(type === "user--user" ? ["sort=name", "filter[mail][operator]=IS NOT NULL"] : []),
  ].map((query) => `${collectionPath(type)}${query === "" ? "" : `?${query}`}`)
}

/** A page of a collection; a refusal counts as an empty one. */
function readPage(body: string): v.InferOutput<typeof documentShape> {
  const parsed = v.safeParse(documentShape, JSON.parse(body))
  return parsed.success ? parsed.output : { data: [] }
}

/** All answers of the server to a visitor, at the addresses of all languages: address → body. */
export async function everyAnswer(request: APIRequestContext): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  const ask = async (address: string) => {
    const body = answers.get(address) ?? (await (await request.get(address)).text())
    answers.set(address, body)
    return body
  }
  /** Walks a collection to its end; answers with the ids of its items. */
  const walk = async (address: string) => {
    const ids: string[] = []
    for (let next: string | undefined = address; next !== undefined;) {
      const page = readPage(await ask(next))
      ids.push(...page.data.map(({ id }) => id))
      next = page.links?.next?.href
    }
    return ids
  }
  for (const address of ["/jsonapi", "/health"]) await ask(address)
  for (const type of resourceTypes) {
    for (const language of languages) for (const question of questionsOf(type)) await walk(inLanguage(language, question))
    for (const id of await walk(collectionPath(type))) {
      const own = `${collectionPath(type)}/${id}`
      const relationships = relationshipsOf(type).flatMap((name) => [name, `relationships/${name}`])
      for (const rest of relationships) await ask(`${own}/${rest}`)
      for (const language of languages) await ask(inLanguage(language, own))
    }
  }
  return answers
}
