/** Layouts of the kinds whose form differs from the one by types of fields (form-plan.ts). */

/** Fields side by side. */
export type Row = readonly string[]

/** `key` names the heading in the strings; a key without one there draws none. */
export type PlanSection = { readonly key: string | null; readonly rows: readonly Row[] }

export type Columns = { readonly main: readonly PlanSection[]; readonly aside: readonly PlanSection[] }

export const publishing: PlanSection = { key: "publishing", rows: [["status"], ["field_date"], ["langcode"], ["promote"]] }
export const placeSection: PlanSection = {
  key: "place",
  rows: [
    ["field_street"],
    ["field_postal_code", "field_locality"],
    ["field_country", "field_region"],
    ["field_latitude", "field_longitude"],
  ],
}

/** Fields without a place in the columns: a part of the screen changes them, their user alone in the own profile, or the kind has no use for them. */
export const changedByParts: Readonly<Record<string, readonly string[]>> = {
  "user--user": ["status", "field_mail_changes"],
  "node--agenda": ["field_series", "field_recurrence_id", "field_cancelled", "promote"],
}

export const layouts: Readonly<Record<string, Columns>> = {
  "user--user": {
    main: [{ key: "account", rows: [["name"], ["mail"], ["preferred_langcode"]] }],
    aside: [{ key: "role", rows: [["roles"], ["field_member"], ["field_board"]] }],
  },
  "node--action_project": {
    main: [
      {
        key: null,
        rows: [["title"], ["path"], ["field_kind", "field_phase"], ["field_start", "field_end"], ["field_place"], ["summary"], ["body"]],
      },
      { key: "own:field_partners", rows: [["field_partners"]] },
      { key: "own:field_links", rows: [["field_links"]] },
    ],
    aside: [publishing, { key: "terms", rows: [["field_members"], ["field_tags"], ["field_publications"]] }],
  },
  "node--agenda": {
    main: [
      { key: null, rows: [["title"], ["path"], ["field_start", "field_end"], ["field_all_day"], ["field_rrule"], ["field_exdates"]] },
      { key: "text", rows: [["summary"], ["body"]] },
      { key: "venue", rows: [["field_location"], ["field_online"], ...placeSection.rows] },
    ],
    aside: [
      { key: "event", rows: [["field_audience"], ["field_category"]] },
      { key: "publishing", rows: [["status"], ["langcode"]] },
      { key: "own:field_image", rows: [["field_image"]] },
    ],
  },
  "node--member": {
    main: [
      { key: null, rows: [["title"], ["path"]] },
      placeSection,
      {
        key: "contact",
        rows: [["field_phone", "field_mail"], ["field_show_phone", "field_show_mail"], ["field_website"]],
      },
      { key: "own:field_people", rows: [["field_people"]] },
      { key: "text", rows: [["summary"], ["body"]] },
    ],
    aside: [
      publishing,
      { key: "own:field_logo", rows: [["field_logo"]] },
      {
        key: "practice",
        rows: [["field_specialities"], ["field_languages"], ["field_founded", "field_size"], ["field_legal_form"], ["field_vat"]],
      },
    ],
  },
}
