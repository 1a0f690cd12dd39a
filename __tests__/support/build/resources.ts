/** Items as the back end answers them. */
import type { Resource } from "#contract/jsonapi.ts"
import type { aBuild } from "./gatsby-build.ts"

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

/** Publications of members and with a tag, and an action that links to one of them. */
export const content = [
  article(1, { authors: [5] }),
  article(2, { authors: [5, 6] }),
  article(3, { tags: [8] }),
  article(4),
  member(5),
  member(6),
  action(7, { link: "entity:node/4" }),
  tag(8, "Fees"),
]

const types = [
  "Publication",
  "PublicationRelated",
  "ActionProject",
  "Member",
  "MemberRelated",
  "Tag",
  "Latest",
  "ActionProjectRelated",
  "PublicationArchive",
  "PublicationList",
  "MemberList",
]

/** The site's nodes that are made of them, for English readers, in an order that no build decides. */
export function nodesOf({ ofType }: Awaited<ReturnType<typeof aBuild>>) {
  return types.flatMap((type) => ofType(type).toSorted((a, b) => a.id.localeCompare(b.id)))
}
