import { randomUUID } from "node:crypto"
import { expect, type APIRequestContext } from "@playwright/test"
import * as v from "valibot"
import type { ResourceType } from "#contract/fields.ts"
import { collectionPath, individualPath } from "#contract/paths.ts"
import { administratorHeaders, type Person } from "./people.ts"

export { administrator } from "./people.ts"

export type Made = { readonly type: ResourceType; readonly id: string; readonly number: number }
type Named = { readonly type: ResourceType; readonly id: string }
type Fields = { readonly attributes: Readonly<Record<string, unknown>>; readonly relationships?: Readonly<Record<string, unknown>> }

const number = v.optional(v.number())
const made = v.object({
  data: v.object({
    id: v.string(),
    attributes: v.looseObject({ drupal_internal__nid: number, drupal_internal__tid: number, drupal_internal__uid: number }),
  }),
})

/** A word that no other item has. */
export function aWord(start: string): string {
  return `${start}${randomUUID().slice(0, 6)}`
}

/** Makes an item as the administrator. */
export async function make(request: APIRequestContext, type: ResourceType, fields: Fields): Promise<Made> {
  const answer = await request.post(collectionPath(type), {
    headers: await administratorHeaders(request),
    data: { data: { type, ...fields } },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id, attributes } = v.parse(made, await answer.json()).data
  const { drupal_internal__nid: nid, drupal_internal__tid: tid, drupal_internal__uid: uid } = attributes
  return { type, id, number: nid ?? tid ?? uid ?? 0 }
}

export async function change(request: APIRequestContext, { type, id }: Named, fields: Partial<Fields>): Promise<void> {
  const answer = await request.patch(individualPath(type, id), {
    headers: await administratorHeaders(request),
    data: { data: { type, id, ...fields } },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

const read = v.object({
  data: v.object({
    attributes: v.looseObject({ status: v.boolean(), path: v.optional(v.object({ alias: v.nullable(v.string()) })) }),
  }),
})

/** The attributes of an item as the administrator sees them; null where it is gone. */
export async function attributesOf(request: APIRequestContext, { type, id }: Named) {
  const answer = await request.get(individualPath(type, id), { headers: await administratorHeaders(request) })
  return answer.status() === 404 ? null : v.parse(read, await answer.json()).data.attributes
}

const found = v.object({ data: v.array(v.object({ id: v.string() })) })

/** Deletes what an earlier run has left: all items whose titles hold a word, the newest first. */
export async function removeTitled(request: APIRequestContext, type: ResourceType, word: string): Promise<void> {
  const headers = await administratorHeaders(request)
  const params = {
    "filter[t][condition][path]": "title",
    "filter[t][condition][operator]": "CONTAINS",
    "filter[t][condition][value]": word,
  }
  const answer = await request.get(collectionPath(type), { headers, params: { ...params, sort: "-created,-drupal_internal__nid" } })
  expect(answer.status(), await answer.text()).toBe(200)
  for (const { id } of v.parse(found, await answer.json()).data) await request.delete(individualPath(type, id), { headers })
}

/** Makes published publications whose titles end with a word that no other has. */
export async function publish(request: APIRequestContext, titles: readonly string[]) {
  const word = aWord("Réemploi")
  const items: Made[] = []
  for (const [index, title] of titles.entries()) {
    const alias = `/post/${title.toLowerCase().replaceAll(/\W/g, "")}-${index}-${word.slice(-6)}`
    const attributes = { title: `${title} ${word}`, status: true, field_kind: "opinion", path: { alias } }
    items.push(await make(request, "node--article", { attributes }))
  }
  return { word, items }
}

export type Practice = Made & { readonly title: string; readonly alias: string }

/** Makes a published member page. */
export async function aPractice(request: APIRequestContext, attributes: Fields["attributes"] = {}): Promise<Practice> {
  const word = aWord("")
  const [title, alias] = [`Noordzicht ${word}`, `/members/noordzicht-${word}`]
  return { ...(await make(request, "node--member", { attributes: { title, status: true, path: { alias }, ...attributes } })), title, alias }
}

/** Makes a published member page, and links an account to it. */
export async function withPractice(request: APIRequestContext, { id }: Person): Promise<Practice> {
  const practice = await aPractice(request, { field_mail: "office@example.org", field_show_mail: false })
  const linkage = { data: { type: practice.type, id: practice.id } }
  await change(request, { type: "user--user", id }, { relationships: { field_member: linkage } })
  return practice
}
