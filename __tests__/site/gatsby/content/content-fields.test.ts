import { contentFields, type FieldContext } from "../../../../src/gatsby/content/content-fields.ts"
import { collectProblems } from "../../../../src/gatsby/content/build-problems.ts"
import { anEntity } from "#support/build/source-entity.ts"

const photo = { file: "file-1", filename: "a.jpg", mediaType: "image/jpeg", size: 10, width: 300, height: 200 }
const context: FieldContext = {
  nodeId: (uuid) => (uuid.startsWith("gone") ? undefined : `node-${uuid}`),
  file: (uuid) => (uuid === "photo" ? photo : undefined),
  linkTarget: (uri) => ({ url: uri, title: null }),
  problems: collectProblems(),
}

test("a member's phone and mail are on the site only where the flags allow it, whatever the back end answered", () => {
  const attributes = { field_phone: "+32 2 555 01 01", field_mail: "a@example.org", field_show_phone: false, field_show_mail: true }
  expect(contentFields(anEntity({ type: "node--member", attributes }), context)).toMatchObject({ phone: null, mail: "a@example.org" })
})

test("contact data of a back end that sends no flags stays hidden", () => {
  expect(contentFields(anEntity({ type: "node--member", attributes: { field_phone: "+32 2 555 01 01" } }), context)).toMatchObject({
    phone: null,
  })
})

test("a kind without any value has its empty lists, its defaults, and no error", () => {
  expect(contentFields(anEntity({ type: "node--action_project" }), context)).toEqual({
    actionKind: null,
    phase: null,
    start: null,
    end: null,
    place: null,
    image: null,
    gallery: [],
    attachments: [],
    tags: [],
    partners: [],
    links: [],
    members: [],
    publications: [],
  })
})

test("the days of an event are days, as a Drupal answers them too", () => {
  const attributes = { field_all_day: true, field_event_start: "2031-05-05T00:00:00+02:00", field_exdates: ["2031-01-05T00:00:00+01:00"] }
  expect(contentFields(anEntity({ type: "node--agenda", attributes }), context)).toMatchObject({
    eventStart: "2031-05-05",
    eventEnd: null,
    exdates: ["2031-01-05"],
  })
})

test("a picture has the meta of its reference, and its focus", () => {
  const relationships = {
    field_image: [{ id: "photo", meta: { alt: "Alt", title: "Caption", width: 1800, height: 1200 } }],
  }
  const { image } = contentFields(anEntity({ relationships, attributes: { field_image_focus: "0.5 0.6" } }), context)
  expect(image).toEqual({ alt: "Alt", title: "Caption", width: 1800, height: 1200, focus: "0.5 0.6", file: "file-1" })
})

test("a focus point that is none is the centre, and writes no rules into the page", () => {
  const relationships = { field_image: [{ id: "photo", meta: { alt: "Alt" } }] }
  const { image } = contentFields(anEntity({ relationships, attributes: { field_image_focus: "0.5 0.5;position:fixed" } }), context)
  expect(image).toMatchObject({ focus: "0.5 0.5" })
})
