/** Items in several languages on a back end. */
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { inLanguage } from "#contract/languages.ts"
import { translationPath } from "#contract/paths.ts"
import type { Item } from "#support/server.ts"
import { addressOf, made, published, type Client, type Reply } from "./client.ts"

export const addressIn = (language: Langcode, item: Item) => inLanguage(language, addressOf(item))
export const text = (value: string) => ({ value, format: "g30_text", summary: "" })
export const vidOf = ({ attributes }: Item) => Number(attributes.drupal_internal__vid ?? attributes.drupal_internal__revision_id)

type Added = { readonly body?: string; readonly headers?: Readonly<Record<string, string>> }

export type Translating = ReturnType<typeof translatingAs>

/** What a user does with translations. */
export function translatingAs(client: Client) {
  const at = ({ type, id }: Item, language: Langcode) => translationPath(type as ResourceType, id, language)
  const add = (item: Item, language: Langcode, { body = "{}", headers = {} }: Added = {}): Promise<Reply> =>
    client.send("POST", at(item, language), {
      body,
      headers: { Accept: "application/json", "Content-Type": "application/json", ...headers },
    })
  const change = (language: Langcode, item: Item, members: object, headers = {}): Promise<Reply> =>
    client.write("PATCH", addressIn(language, item), { type: item.type, id: item.id, ...members }, headers)
  return {
    add,
    change,
    remove: (item: Item, language: Langcode, headers = {}): Promise<Reply> => client.send("DELETE", at(item, language), { headers }),
    /** A published English item with a French draft. */
    aDraft: async (title: string, french: string, attributes: object = {}): Promise<Item> => {
      const item = await made(client, "node--article", { attributes: published(title, attributes) })
      await add(item, "fr")
      const { status } = await change("fr", item, { attributes: { title: french } })
      if (status !== 200) throw new Error(`The draft was not written: ${status}`)
      return item
    },
  }
}

export async function read(client: Client, language: Langcode, item: Item): Promise<Item> {
  const { status, data, text: answer } = await client.get(addressIn(language, item))
  const [found] = data
  if (found === undefined) throw new Error(`${status} ${answer.slice(0, 300)}`)
  return found
}

export function translationsOf({ attributes }: Item) {
  return attributes.translations as readonly Readonly<Record<string, unknown>>[]
}

export async function languagesSeen(client: Client, item: Item, language: Langcode = "en"): Promise<readonly unknown[]> {
  return translationsOf(await read(client, language, item)).map(({ langcode }) => langcode)
}
