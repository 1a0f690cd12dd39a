import type { ResourceType } from "#contract/fields.ts"
import { alias, formerAliases, route, slug } from "./address-keys.ts"
import { droppedTexts, history, identity, status, userLanguage, userName, userRoles } from "./entity-keys.ts"
import { end, exdates, published, rrule, status as eventStatus, time, timeZone } from "./event-keys.ts"
import { dropped, group, plain, required, text } from "./keys.ts"
import type { Key, Keys } from "./item.ts"
import { links, partners, people, website } from "./link-keys.ts"
import { attachments, byId, byKey, picture } from "./reference-keys.ts"
import { body, summary, title } from "./text-keys.ts"

/** A file of `content/` and what its items' keys mean: read by the import, written by the export. */
export type ContentFile = { readonly name: string; readonly type: ResourceType; readonly keys: Keys }

const node: Keys = { ...identity, status: status("published", "draft"), promote: plain("promote"), ...history, formerAliases, alias }
const texts: Keys = { slug, title, summary, body }
const cover: Keys = { cover: picture("field_image"), focus: plain("field_image_focus"), gallery: picture("field_gallery") }
/** The key by which other items speak of a term. It is no part of the entity: an export makes it of the name. */
const termKey: Key = { read: () => ({}), write: ({ uuid }, at) => at.keyOf(uuid) }

function term(kind: string): Keys {
  return {
    ...identity,
    key: termKey,
    status: status("published", "draft"),
    ...history,
    formerAliases,
    alias,
    ...droppedTexts(kind),
    title,
    body,
    weight: plain("weight"),
  }
}

const derived = "(follows from the postal code)"

/** Every file of `content/`, in the order in which the import reports them. */
export const contentFiles: readonly ContentFile[] = [
  { name: "tags.json", type: "taxonomy_term--tags", keys: term("tags") },
  { name: "specialities.json", type: "taxonomy_term--specialities", keys: term("specialities") },
  {
    name: "event-categories.json",
    type: "taxonomy_term--event_categories",
    keys: { ...term("event categories"), color: plain("field_color") },
  },
  {
    name: "members.json",
    type: "node--member",
    keys: {
      ...node,
      ...texts,
      name: dropped("names of members (the same as the title)"),
      legalForm: text("field_legal_form"),
      address: group({
        street: text("field_street"),
        postalCode: plain("field_postal_code"),
        municipality: text("field_locality"),
        province: dropped(`provinces ${derived}`),
        region: group({ code: plain("field_region"), name: dropped(`names of regions ${derived}`) }),
        community: dropped("communities of members"),
        country: plain("field_country"),
      }),
      phone: plain("field_phone"),
      mail: plain("field_mail"),
      website,
      languages: plain("field_languages"),
      specialities: byKey("field_specialities"),
      founded: plain("field_founded"),
      size: plain("field_size"),
      people,
      lat: plain("field_latitude"),
      lon: plain("field_longitude"),
      companyNumber: dropped("company numbers of members"),
      vat: plain("field_vat"),
      logo: picture("field_logo"),
      ...cover,
      visibility: group({ phone: plain("field_show_phone"), mail: plain("field_show_mail") }),
    },
  },
  {
    name: "publications.json",
    type: "node--article",
    keys: {
      ...node,
      type: plain("field_kind"),
      date: plain("field_date"),
      ...texts,
      tags: byKey("field_tags"),
      authors: byId("field_authors"),
      ...cover,
      attachments,
    },
  },
  {
    name: "actions-projects.json",
    type: "node--action_project",
    keys: {
      ...node,
      kind: plain("field_kind"),
      phase: plain("field_phase"),
      period: group({ start: plain("field_start"), end: plain("field_end") }),
      ...texts,
      place: text("field_place"),
      tags: byKey("field_tags"),
      partners,
      members: byId("field_members"),
      publications: byId("field_publications"),
      ...cover,
      attachments,
      links,
    },
  },
  {
    name: "pages.json",
    type: "node--page",
    keys: {
      ...node,
      key: dropped("keys of pages"),
      ...texts,
      route,
      people,
      ...cover,
      updated: dropped("dates at which pages were updated"),
    },
  },
  {
    name: "agenda.json",
    type: "node--agenda",
    keys: {
      ...node,
      status: eventStatus,
      published,
      category: byKey("field_category"),
      audience: plain("field_audience"),
      allDay: plain("field_all_day"),
      start: required(time("field_start")),
      end,
      timeZone,
      rrule,
      exdates,
      series: byId("field_series"),
      recurrenceId: time("field_recurrence_id"),
      ...texts,
      slug: dropped("slugs of events"),
      location: group({
        name: text("field_location"),
        street: text("field_street"),
        postalCode: plain("field_postal_code"),
        municipality: text("field_locality"),
        region: plain("field_region"),
        country: plain("field_country"),
        lat: plain("field_latitude"),
        lon: plain("field_longitude"),
        online: plain("field_online"),
      }),
      image: picture("field_image"),
      attachments,
      description: dropped("descriptions of events (the same as the body)"),
    },
  },
  {
    name: "people.json",
    type: "user--user",
    keys: {
      ...identity,
      status: status("active", "blocked"),
      ...history,
      formerAliases,
      alias,
      slug: dropped("slugs of users"),
      title: dropped("titles of users (the same as the name)"),
      summary: dropped("functions of users (summary)"),
      body: dropped("biographies of users (body)"),
      name: required(userName),
      mail: required(plain("mail")),
      roles: userRoles,
      member: byId("field_member"),
      language: userLanguage,
      board: plain("field_board"),
    },
  },
]
