/** Items as the back end answers them. */
import type { Resource } from "#contract/jsonapi.ts"

type Given = Partial<{
  title: string
  alias: string
  date: string
  authors: readonly number[]
  link: string
  html: string
  picture: number
  tags: number[]
}>

const reference = (type: string, number: number) => ({
  type,
  id: `${type}-${number}`,
  meta: { drupal_internal__target_id: number, alt: "Alt" },
})

function anItem(bundle: string, number: number, given: Given = {}): Resource {
  const { title = `${bundle} ${number}`, date = `2026-01-${10 + number}`, authors = [], tags = [], link, picture, html } = given
  const path = bundle === "article" ? "/post/" : bundle === "member" ? "/members/" : "/action-project/"
  return {
    type: `node--${bundle}`,
    id: `node--${bundle}-${number}`,
    attributes: {
      drupal_internal__nid: number,
      title,
      status: true,
      langcode: "en",
      changed: "2026-01-01T00:00:00+00:00",
      path: { alias: given.alias ?? `${path}p${number}` },
      field_date: date,
      ...(html === undefined ? {} : { body: { processed: html, summary: "" } }),
      ...(link === undefined ? {} : { field_links: [{ uri: link, title: "" }] }),
    },
    relationships: {
      field_authors: { data: authors.map((one) => reference("node--member", one)) },
      field_tags: { data: tags.map((one) => reference("taxonomy_term--tags", one)) },
      ...(picture === undefined ? {} : { field_image: { data: reference("file--file", picture) } }),
    },
  }
}
export const article = (number: number, given?: Given) => anItem("article", number, given)
export const member = (number: number, given?: Given) => anItem("member", number, given)
export const action = (number: number, given?: Given) => anItem("action_project", number, given)
export const tag = (number: number, name: string): Resource => ({
  type: "taxonomy_term--tags",
  id: `taxonomy_term--tags-${number}`,
  attributes: { drupal_internal__tid: number, name, status: true, langcode: "en", changed: "2026-01-01T00:00:00+00:00" },
  relationships: {},
})
