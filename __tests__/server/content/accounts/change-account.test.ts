import type { Json } from "#contract/jsonapi.ts"
import { anOffice, change, create, page, role, uuids } from "#support/requests/account-writes.ts"
import { passwordFor } from "#support/accounts.ts"
import { anAccount } from "#support/entities.ts"

test("an admin makes an account with a role, a password and a linked member, and its owner can sign in", async () => {
  const server = anOffice()
  const made = await create(server, "carl", {
    attributes: {
      name: "Noor D'Hondt",
      mail: "noor.d'hondt@example.org",
      pass: "a long wooden ruler",
      preferred_langcode: "nl",
      field_board: true,
    },
    relationships: { roles: { data: [role("contributor")] }, field_member: { data: { type: "node--member", id: page.uuid } } },
  })

  expect(made).toMatchObject({ status: 201, roles: ["contributor"] })
  expect(made.attributes).toMatchObject({ name: "Noor D'Hondt", status: true, preferred_langcode: "nl", field_board: true })
  await expect(server.signIn("Noor D'Hondt", { password: "a long wooden ruler" })).resolves.toMatch(/^Bearer /)
})

test("nobody can sign in to an account without a password", async () => {
  const server = anOffice()
  expect(await create(server, "ada", { attributes: { name: "noor", mail: "noor@example.org" } })).toMatchObject({ status: 201 })
  await expect(server.signIn("noor", { password: "" })).rejects.toThrow("noor can't sign in")
})

test("an account without a name is refused in Drupal's words, and those alone", async () => {
  const { status, errors } = await create(anOffice(), "ada", { attributes: { pass: "x" } })
  expect([status, errors]).toEqual([
    422,
    [
      ["name: You must enter a username.", "/data/attributes/name"],
      ["name: This value should not be null.", "/data/attributes/name"],
    ],
  ])
})

const wrong: readonly (readonly [Readonly<Record<string, Json>>, detail: string, pointer: string])[] = [
  [{ name: "INES" }, "name: The username INES is already taken.", "name"],
  [{ name: "ines@example.org" }, "name: The username ines@example.org is already taken.", "name"],
  [{ mail: "Ines@Example.org" }, "mail: The email address Ines@Example.org is already taken.", "mail"],
  [{ name: " noor" }, "name: The username cannot begin with a space.", "name"],
  [{ name: "noor " }, "name: The username cannot end with a space.", "name"],
  [{ name: "noor  d" }, "name: The username cannot contain multiple spaces in a row.", "name"],
  [{ name: "noor\u0007" }, "name: The username contains an illegal character.", "name"],
  [{ name: "noor\u200B" }, "name: The username contains an illegal character.", "name"],
  [{ name: "<noor>" }, "name: The username contains an illegal character.", "name"],
  [{ name: "n".repeat(61) }, `name: The username ${"n".repeat(61)} is too long: it must be 60 characters or less.`, "name"],
  [{ name: 7 }, "name: This value should be of the correct primitive type.", "name"],
  [{ mail: null }, "mail: This value should not be null.", "mail"],
  [{ mail: "noor" }, "mail.0.value: This value is not a valid email address.", "mail/value"],
  [{ mail: "noor@example.org\nBcc: all@example.org" }, "mail.0.value", "mail/value"],
  [{ status: null }, "status: This value should not be null.", "status"],
  [{ status: "yes" }, "status.0.value: This value should be of the correct primitive type.", "status/value"],
  [{ preferred_langcode: "de" }, "preferred_langcode.0: The value you selected is not a valid choice.", "preferred_langcode/0"],
  [{ pass: 12345678901234 }, "pass.0.value: This value should be of the correct primitive type.", "pass/value"],
]

test.each(wrong)("%j is refused, with the field that is wrong", async (attributes, detail, field) => {
  const { status, errors } = await create(anOffice(), "ada", { attributes: { name: "noor", mail: "noor@example.org", ...attributes } })
  expect([status, errors]).toEqual([422, [[expect.stringContaining(detail), `/data/attributes/${field}`]]])
})

test("a member changes their own name and language, and sends back the rest as it was", async () => {
  const server = anOffice()
  const { status, attributes } = await change(server, "ines", [
    "ines",
    {
      attributes: { name: "Inès", preferred_langcode: "fr", mail: "ines@example.org", status: true, field_board: false },
      relationships: { roles: { data: [] }, field_member: { data: { type: "node--member", id: page.uuid } } },
    },
  ])
  expect([status, attributes.name, attributes.preferred_langcode]).toEqual([200, "Inès", "fr"])
})

test("members and admins need the present password to change their own mail or password", async () => {
  const server = anOffice()
  for (const who of ["ines", "ada"] as const) {
    const mail = await change(server, who, [who, { attributes: { mail: "new@example.org" } }])
    const detail = "mail: Your current password is missing or incorrect; it's required to change the Email."
    expect([mail.status, mail.errors]).toEqual([422, [[detail, "/data/attributes/mail"]]])
    const pass = { existing: "a guess", value: "a long wooden ruler" }
    const { errors } = await change(server, who, [who, { attributes: { pass } }])
    expect(errors).toEqual([
      ["pass: Your current password is missing or incorrect; it's required to change the Password.", "/data/attributes/pass"],
    ])
  }
  const pass = { existing: passwordFor("ines"), value: "a long wooden ruler" }
  expect((await change(server, "ines", ["ines", { attributes: { mail: "new@example.org", pass } }])).attributes.mail).toBe(
    "new@example.org",
  )
  await expect(server.signIn("ines", { password: "a long wooden ruler" })).resolves.toMatch(/^Bearer /)
})

test("an imported name that breaks the rules stays when other fields are saved", async () => {
  const server = anOffice()
  server.put(anAccount("Inès (atelier)", { uuid: uuids.ines, id: 3 }))
  const saved = await change(server, "ada", ["ines", { attributes: { name: "Inès (atelier)", mail: "atelier@example.org" } }])
  expect([saved.status, saved.attributes.mail]).toEqual([200, "atelier@example.org"])
  expect((await change(server, "ada", ["ines", { attributes: { name: "Inès [atelier]" } }])).status).toBe(422)
})

test("of two accounts created at once with one name, one is refused and nothing of it is stored", async () => {
  const server = anOffice()
  const attributes = (mail: string) => ({ attributes: { name: "noor", mail, pass: "a long wooden ruler" } })
  const made = await Promise.all([
    create(server, "ada", attributes("one@example.org")),
    create(server, "carl", attributes("other@example.org")),
  ])
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, 422])
})
