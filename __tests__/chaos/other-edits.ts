/** Edits that a benchmark doesn't time, because each touches more than one item, or another kind than most. */
import { article, changing, deleting, publishing, term, text, type Edit } from "#bench/edits.ts"
import { proofOf } from "#bench/editor.ts"
import type { Json } from "#contract/jsonapi.ts"

const event = "node--agenda"
const ofAudience = (audience: string) => `filter[status]=1&filter[field_audience]=${audience}&page[limit]=50`

/** An evening in January: its hour doesn't depend on the year's clocks. */
function evening(number: number, rule: string | null): Record<string, Json> {
  const start = `2027-01-${String(10 + (number % 20))}T18:00:00+01:00`
  return { field_event_start: start, field_event_end: null, field_all_day: false, field_exdates: [], field_rrule: rule }
}

export const otherEdits: readonly Edit[] = [
  changing("renamed action", "node--action_project", (n) => ({ title: `Action ${n}` })),
  changing("unpublished action", "node--action_project", () => ({ status: false })),
  publishing("published action", "node--action_project"),
  changing("page's text", "node--page", (n) => text(`<p>About us, ${n}.</p>`)),
  deleting("deleted member", "node--member"),
  {
    // As many come as go, so that a long run always has some.
    name: "created member",
    make: async ({ editor, number: n }) => {
      const attributes = { title: `Bureau ${n}`, status: true, path: { alias: `/members/bureau-${n}` } }
      return proofOf(await editor.create("node--member", { attributes }))
    },
  },
  {
    name: "renamed tag",
    make: async ({ editor, number, pick }) => {
      const { id, attributes } = pick(await editor.list(term, "page[limit]=50"))
      await editor.change(term, id, { attributes: { name: `Renamed tag ${number}` } }, attributes.langcode)
      return null
    },
  },
  {
    name: "deleted tag",
    make: async ({ editor, pick }) => {
      await editor.remove(pick(await editor.list(term, "page[limit]=50")))
      return null
    },
  },
  changing("moved event", event, (n) => evening(n, null), ofAudience("public")),
  changing("repeated event", event, (n) => evening(n, "FREQ=WEEKLY;COUNT=5"), ofAudience("public")),
  changing("event for all", event, () => ({ field_audience: "public" }), ofAudience("members")),
  {
    name: "event for members",
    make: async ({ editor, pick }) => {
      const { id, attributes } = pick(await editor.list(event, ofAudience("public")))
      return proofOf(await editor.change(event, id, { attributes: { field_audience: "members" } }, attributes.langcode), true)
    },
  },
  {
    name: "other author",
    make: async ({ editor, pick }) => {
      const [item, { id }] = [pick(await editor.list(article)), pick(await editor.list("node--member"))]
      const relationships = { field_authors: { data: [{ type: "node--member", id }] } }
      return proofOf(await editor.change(article, item.id, { relationships }, item.attributes.langcode))
    },
  },
  {
    name: "link to a member",
    make: async ({ editor, number, pick }) => {
      const [item, member] = [pick(await editor.list(article)), pick(await editor.list("node--member"))]
      const html = `<p>Seen ${number} at <a href="/node/${member.attributes.drupal_internal__nid ?? 0}">a member's</a>.</p>`
      return proofOf(await editor.change(article, item.id, { attributes: text(html) }, item.attributes.langcode))
    },
  },
]
