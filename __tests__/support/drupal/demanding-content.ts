/** Published content that is hard to read alike from two back ends, written over JSON:API. */
import { mediaType, type Resource } from "#contract/jsonapi.ts"
import { collectionPath } from "#contract/paths.ts"

type Item = Pick<Resource, "id" | "attributes"> & { readonly type: "node--article" | "node--agenda"; readonly relationships?: object }
/** What the content refers to: a file's address, and the number and UUID of a published publication. */
type Known = { readonly picture: string; readonly number: number }

const series = "5e51e5a1-0000-4000-8000-000000000001"
export const changed = { old: "5e51e5a1-0000-4000-8000-00000000000a", new: "5e51e5a1-0000-4000-8000-00000000000b" }

/** Each tag and attribute of the restricted HTML, with text that a filter might change. */
const body = ({ picture, number }: Known) => `<h2 id="part-one">L’œuvre &amp; l’«&nbsp;idée&nbsp;» — 3 &lt; 5</h2>
<p>Un mot <strong>fort</strong>, un <em>autre</em>, H<sub>2</sub>O, m<sup>2</sup>, <span lang="nl">een zin</span>.<br>Une ligne.</p>
<p>An address that is no link: https://example.org/a?b=1&amp;c=2, and mail@example.org.</p>
<p><a href="/node/${number}">By number</a>, <a href="/post/nothing-here">nowhere</a>, <a href="https://example.org/?a=1&amp;b=2">out</a>, <a href="mailto:a@example.org">mail</a></p>
<ul><li id="one">One<ol><li>Inner</li></ol></li><li>Two</li></ul>
<blockquote><p>Said “so”…</p></blockquote><hr>
<figure><img src="${picture}" alt="A &quot;picture&quot; in the text" width="640" height="480"><figcaption>Its caption</figcaption></figure>
<table><caption>Numbers</caption><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>1 234,5</td><td>2</td></tr></tbody></table>`

export function demandingContent(known: Known): readonly Item[] {
  const text = (value: string, summary = "") => ({ value, format: "g30_text", summary })
  const publication = (id: string, title: string, more: object = {}): Item => ({
    type: "node--article",
    id,
    attributes: {
      ...{ title, status: true, field_kind: "opinion", field_date: "2026-03-03", path: { alias: `/post/${id}` } },
      ...{ body: text("<p>Short.</p>"), ...more },
    },
  })
  const event = (id: string, title: string, fields: object, relationships?: object): Item => ({
    type: "node--agenda",
    id,
    attributes: { title, status: true, field_audience: "public", path: { alias: `/agenda/${id}` }, body: text("<p>Come.</p>"), ...fields },
    ...(relationships && { relationships }),
  })
  return [
    publication(changed.old, "Of the same day, written first"),
    publication(changed.new, "Of the same day, written second"),
    publication("5e51e5a1-0000-4000-8000-00000000000c", "Tout à la fois : « texte »", {
      langcode: "fr",
      body: text(body(known), "Un résumé & plus"),
    }),
    event(series, "Whole days, each month", {
      ...{ field_all_day: true, field_event_start: "2026-10-31", field_event_end: "2026-11-02", field_rrule: "FREQ=MONTHLY;COUNT=12" },
      field_exdates: ["2026-12-31"],
    }),
    event(
      "5e51e5a1-0000-4000-8000-000000000002",
      "Whole days, moved",
      { field_all_day: true, field_event_start: "2027-02-02", field_event_end: "2027-02-03", field_recurrence_id: "2027-01-31" },
      { field_series: { data: { type: "node--agenda", id: series } } },
    ),
    event("5e51e5a1-0000-4000-8000-000000000003", "Over the change of the clock", {
      field_event_start: "2027-03-27T23:30:00+01:00",
      field_event_end: "2027-03-28T04:00:00+02:00",
    }),
  ]
}

/** Writes items in their order, so that what they refer to is there. */
export async function writeItems(url: string, authorization: string, items: readonly Item[]): Promise<void> {
  for (const item of items) await send(url, authorization, "POST", item)
}

export async function send(url: string, authorization: string, method: "POST" | "PATCH", item: Item): Promise<void> {
  const address = `${url}${collectionPath(item.type)}${method === "PATCH" ? `/${item.id}` : ""}`
  const headers = { authorization, "content-type": mediaType, accept: mediaType }
  const answer = await fetch(address, { method, headers, body: JSON.stringify({ data: item }) })
  if (!answer.ok) throw new Error(`${method} ${item.id}: ${answer.status} ${await answer.text()}`)
}
