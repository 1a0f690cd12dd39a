/** What a back end may have of languages. */
import { inLanguage } from "#contract/languages.ts"
import { translationPath } from "#contract/paths.ts"
import { list, tree, type Tree } from "../json.ts"
import { aWord, type Client, type Made } from "./back-end.ts"

const addFrench = (client: Client, { id }: Made, body: Tree = {}) =>
  client.send("POST", translationPath("node--article", id, "fr"), { body })

const attributesAt = async (client: Client, path: string) => tree(tree((await client.get(path)).body.data).attributes)

async function hasPrefixes(client: Client): Promise<boolean> {
  const { path } = await client.article({ langcode: "fr" })
  const french = await attributesAt(client, inLanguage("fr", path))
  return french.langcode === "fr" && (await client.get(`/en${path}`)).status === 404
}

async function addsAndRemoves(client: Client): Promise<boolean> {
  const article = await client.article({ body: { value: "<p>Text</p>", format: "g30_text" } })
  const added = await addFrench(client, article, { empty: true })
  if (added.status !== 201) return false
  const { title, body } = await attributesAt(client, inLanguage("fr", article.path))
  const { status } = await client.send("DELETE", translationPath("node--article", article.id, "fr"))
  return title === article.attributes.title && body === null && status === 204
}

async function listsTranslations(client: Client): Promise<boolean> {
  const article = await client.article()
  await addFrench(client, article)
  const { translations } = await attributesAt(client, article.path)
  return (
    list(translations ?? [])
      .map((one) => tree(one).langcode)
      .join() === "en,fr"
  )
}

async function marksOutdated(client: Client): Promise<boolean> {
  const article = await client.article()
  await addFrench(client, article)
  await client.patch("node--article", article, { title: aWord() })
  const { langcode, content_translation_outdated: isOutdated } = await attributesAt(client, inLanguage("fr", article.path))
  return langcode === "fr" && isOutdated === true
}

async function filtersByTranslation(client: Client): Promise<boolean> {
  const title = aWord()
  const [translated, other] = [await client.article({ title }), await client.article({ title })]
  await addFrench(client, translated)
  const { body } = await client.get(`/jsonapi/node/article?filter[title]=${title}&filter[translation][missing]=fr`)
  return (
    list(body.data ?? [])
      .map((one) => tree(one).id)
      .join() === other.id
  )
}

async function keepsLanguage(client: Client): Promise<boolean> {
  return (await client.patch("node--article", await client.article(), { langcode: "nl" })).status === 422
}

export const ofLanguages = {
  "languages by prefixes": hasPrefixes,
  "translations are added and removed": addsAndRemoves,
  "translations of an item are listed": listsTranslations,
  "outdated translations are marked": marksOutdated,
  "`filter[translation]`": filtersByTranslation,
  "an item keeps its language": keepsLanguage,
} as const
