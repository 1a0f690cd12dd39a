import { contactsOf } from "../../../../../src/gatsby/content/contacts/contact-files.ts"
import { itemFields, type ItemFields } from "../../../../../src/gatsby/content/item-fields.ts"
import { itemsOf } from "../../../../../src/gatsby/content/items.ts"
import type { Entity } from "../../../../../src/gatsby/content/source-entity.ts"
import { anEntity } from "#support/build/source-entity.ts"

const schools = anEntity({ type: "taxonomy_term--specialities", number: 7, label: "Schools, nurseries" })

function fieldsOf(entity: Entity, path?: string): ItemFields {
  const item = [...itemsOf([entity]).values()][0]
  if (item === undefined) throw new Error("There is an item.")
  const extras = { item, language: "en" as const, path, pages: [], fixed: null, related: null, sources: [] }
  const lookups = {
    nodeId: (uuid: string) => uuid,
    file: () => undefined,
    fetchedFile: () => undefined,
    linkTarget: (url: string) => ({ url, title: null }),
  }
  return itemFields(extras, lookups, undefined)
}

const member = (attributes: Entity["attributes"] = {}, extras: Partial<Entity> = {}) =>
  anEntity({
    ...{ type: "node--member", label: "Noord & Zuid, architecten bv" },
    attributes: {
      ...{ field_street: "Blanke-Pagestraat 14", field_postal_code: "9000", field_locality: "Gent", field_country: "BE" },
      ...{ field_latitude: "51.05", field_longitude: "3.7167", field_languages: ["nl", "fr"] },
      ...{ field_phone: "+32 9 555 01 01", field_mail: "noord@example.org", field_website: { uri: "https://noord.example/", title: "" } },
      ...{ body: { processed: "", summary: "Homes.\nSchools." } },
      ...attributes,
    },
    relationships: { field_specialities: [{ id: schools.uuid, meta: {} }] },
    ...extras,
  })

const files = (entity: Entity, path = "/members/noord/") => contactsOf([fieldsOf(entity, path), fieldsOf(schools)], "https://g30.example/")

test("a member's card has what its page shows", () => {
  expect(files(member({ field_show_phone: true, field_show_mail: true }))).toMatchInlineSnapshot(`
   Map {
     "/members/noord/contact.vcf" => "BEGIN:VCARD
   VERSION:3.0
   PRODID:-//G30//Members//EN
   UID:urn:uuid:node--member-1
   FN:Noord & Zuid\\, architecten bv
   N:;;;;
   ORG:Noord & Zuid\\, architecten bv
   X-ABSHOWAS:COMPANY
   ADR;TYPE=WORK:;;Blanke-Pagestraat 14;Ghent;East Flanders;9000;Belgium
   TEL;TYPE=WORK,VOICE:+32 9 555 01 01
   EMAIL;TYPE=INTERNET,WORK:noord@example.org
   URL:https://noord.example/
   URL:https://g30.example/members/noord/
   CATEGORIES:Schools\\, nurseries
   GEO:51.050000;3.716700
   NOTE:Homes.\\nSchools.\\nLanguages – Dutch\\, French
   REV:2026-01-01T08:00:00Z
   END:VCARD
   ",
   }
  `)
})

test("a phone and a mail that a member hides, and an address that isn't the web's, are in no card", () => {
  const [text = ""] = files(member({ field_website: { uri: "javascript:alert(1)", title: "" } })).values()
  expect(text).not.toMatch(/TEL|EMAIL|555|noord@|javascript/)
  expect(text).toContain("FN:Noord & Zuid\\, architecten bv\r\n")
})

test("a member whose page is in another language has its card there alone", () => {
  expect([...files(member(), "/fr/members/nord/").keys()]).toEqual([])
})

test("a card is made again if a speciality has another name", () => {
  const [item, path] = [fieldsOf(member(), "/members/noord/"), "/members/noord/contact.vcf"]
  const before = contactsOf([item, fieldsOf(schools)])
  const after = contactsOf([item, fieldsOf({ ...schools, label: "Culture" })])
  expect(before.get(path)).toContain("CATEGORIES:Schools\\, nurseries\r\n")
  expect(after.get(path)).toContain("CATEGORIES:Culture\r\n")
})

test("a country that is no code stands in the card as it is", () => {
  expect([...files(member({ field_country: "Belgique" })).values()].join("")).toContain(";9000;Belgique")
})
