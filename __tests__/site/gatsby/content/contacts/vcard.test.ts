import fc from "fast-check"
import ICAL from "ical.js"
import { vcardOf, type Contact } from "../../../../../src/gatsby/content/contacts/vcard.ts"

const contact: Contact = {
  uuid: "0f5b4a1e-0000-4000-8000-000000000001",
  ...{ name: "Atelier", street: null, locality: null, province: null, postalCode: null, country: null },
  ...{ latitude: null, longitude: null, phone: null, mail: null, urls: [], categories: [], note: "", changed: "2026-11-26T01:30:00+01:00" },
}

const cardOf = (changes: Partial<Contact>) => new ICAL.Component(ICAL.parse(vcardOf({ ...contact, ...changes })) as never)

/** ical.js leaves a semicolon escaped in a value that has no parts, where RFC 2426 requires it. */
const unescaped = (value: unknown) => String(value).replaceAll("\\;", ";")

/** Texts with what vCard separates and folds by. */
const text = fc.string({
  unit: fc.oneof(fc.constantFrom("\\", ";", ",", ":", "\n", "n", '"', "é", "€", "🏠"), fc.string({ minLength: 1, maxLength: 1 })),
})
// ical.js takes a separator after an escaped backslash for an escaped one.
const oneLine = text.map((value) => value.replaceAll(/\s/g, " ").replace(/\\+$/, ""))

test("any text comes back from a parser as it was written", () => {
  fc.assert(
    fc.property(
      text,
      oneLine,
      fc.array(
        oneLine.filter((value) => value !== ""),
        { minLength: 1, maxLength: 4 },
      ),
      (note, street, categories) => {
        const card = cardOf({ note: `x${note}`, street, locality: "Gent", categories })
        expect(unescaped(card.getFirstPropertyValue("note"))).toBe(`x${note}`)
        expect(card.getFirstPropertyValue("adr")).toEqual(["", "", street, "Gent", "", "", ""])
        expect(card.getFirstProperty("categories")?.getValues().map(unescaped)).toEqual(categories)
      },
    ),
  )
})

test("no line is longer than 75 octets, each ends with CR LF, and no text begins a property of its own", () => {
  fc.assert(
    fc.property(text, text, (name, note) => {
      const vcard = vcardOf({ ...contact, name, note: `${note}\nEMAIL:a@example.org\r\nTEL:1` })
      const lines = vcard.split("\r\n")
      expect(lines.at(-1)).toBe("")
      for (const line of lines) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(line).not.toMatch(/[\r\n]/)
        expect(line).not.toMatch(/^(EMAIL|TEL)/)
      }
    }),
  )
})

test("a contact without anything but a name has no empty property", () => {
  expect(vcardOf(contact).split("\r\n")).toEqual([
    "BEGIN:VCARD",
    "VERSION:3.0",
    "PRODID:-//G30//Members//EN",
    `UID:urn:uuid:${contact.uuid}`,
    "FN:Atelier",
    "N:;;;;",
    "ORG:Atelier",
    "X-ABSHOWAS:COMPANY",
    "REV:2026-11-26T00:30:00Z",
    "END:VCARD",
    "",
  ])
})
